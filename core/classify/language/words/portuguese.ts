import type { Language } from "../Language.ts";

export const portuguese: Language = {
  code: "pt",
  name: "Portuguese",
  filler:
    "o a os as um uma de do da dos das e ou ao aos em no na nos nas por para com sem sobre que nao c conta contas outros outras outro outra curto longo prazo corrente circulante diversos diversas partir ate pais exterior gerais geral demais empregados correntes operacionais municipais nacionais estrangeiro similares disponiveis relativas relativos terceiros entidades subconta subcontas adocao inicial pelo pela presente atual cpc mun operacoes atividade rural decorrentes metodo estagios presumido anteriormente avaliadas bens auferidos auferidas consumivel consumiveis reclassificacao circulantes regular",
  words: {
    "called up share capital not paid":
      "capital subscrito e nao realizado*, capital subscrito nao realizado*, capital por realizar*",
    "legal reserve": "reserva legal*, reserva estatutaria*, reservas estatutarias*",
    "dividend declared": "lucros distribuidos*, distribuicao de lucros*, dividendos distribuidos*",
    "dividend payable": "lucros a distribuir*, lucros a pagar*, lucros disponiveis*",
    "shareholder loan":
      "emprestimos de socios*, emprestimo de socio*, suprimentos*, emprestimo de socios*",
    "credit card payable": "cartao de credito*, cartoes de credito*, cartao visa*",
    "computer equipment": "computador, computadores, computadores e perifericos, perifericos*",
    "tax payable":
      "impostos a pagar, tributos a pagar, impostos a recolher, tributos a recolher, impostos e contribuicoes a recolher, obrigacoes fiscais, obrigacoes tributarias",
    "tax receivable": "impostos a recuperar*, impostos a compensar*",
    "reversal of impairment": "reversoes de depreciac*, reversao de depreciac*",
    "fixed deposit": "conta a prazo, depositos a prazo*",
    "accrued income": "devedores por acrescimos de rendimentos, servicos a faturar",
    "accrued expense": "credores por acrescimos de gastos",
    "trade receivable":
      "contas a receber*, duplicatas a receber, clientes c c, clientes titulos a receber, clientes empresa mae*, clientes empresas subsidiarias*, clientes empresas associadas*, clientes empreendimentos conjuntos*, clientes outras partes relacionadas*",
    receivable: "a receber, creditos*",
    "other receivable":
      "outros creditos a receber*, outros devedores*, devedores*, devedores diversos, adiantamentos a empregados, adiantamentos ao pessoal, outras contas a receber, impostos a recuperar*, tributos a recuperar*",
    "staff advance receivable":
      "adiantamento a empregado*, adiantamentos a empregado*, adiantamento a funcionario*, adiantamentos a funcionario*, adiantamento de salario*, adiantamentos de salario*, adiantamentos ao pessoal*",
    "allowance for doubtful debt":
      "perdas por imparidade acumuladas de clientes, provisao para creditos de liquidacao duvidosa, provisao para devedores duvidosos, clientes de cobranca duvidosa",
    "bad debt expense":
      "dividas incobraveis*, perdas por imparidade em dividas a receber*, imparidade de dividas a receber, perdas com clientes*, creditos incobraveis*, perdas em creditos de clientes*",
    "trade payable fixed asset":
      "fornecedores de investimento*, fornecedores de imobiliza*, fornecedores de ativo*, fornecedores de activo*",
    "trade payable":
      "contas a pagar*, duplicatas a pagar, fornecedores c c, fornecedores titulos a pagar, fornecedores empresa mae*, fornecedores empresas subsidiarias*, fornecedores empresas associadas*, fornecedores empreendimentos conjuntos*, fornecedores outras partes relacionadas*",
    payable: "a pagar, a recolher",
    "other payable":
      "outras dividas a pagar*, outros credores*, credores*, outras contas a pagar, credores diversos",
    prepayment:
      "adiantamentos a fornecedores*, adiantamento a fornecedores, gastos a reconhecer*, despesas antecipadas, despesas pagas antecipadamente, seguros a apropriar, despesas do exercicio seguinte, seguros pagos antecipadamente*, diferimentos gastos*, gastos diferidos*, adiantamentos por conta de compras*",
    "customer deposit": "adiantamentos de clientes*, adiantamento de clientes, sinais recebidos*",
    "deferred income":
      "rendimentos a reconhecer*, receitas diferidas*, receita diferida, receitas antecipadas, receita antecipada, receitas a apropriar, assinaturas faturadas antecipadamente*, faturado antecipadamente*",
    loan: "financiamentos obtidos*, emprestimos*, emprestimo*, emprestimos bancarios*, financiamentos*, financiamento de viaturas*, credito automovel*, mutuos*, mutuo*",
    "loan receivable":
      "emprestimos concedidos*, financiamentos concedidos*, emprestimos a socios*, emprestimos a acionistas*, emprestimos ao pessoal*, emprestimos a funcionarios*, emprestimos a terceiros*, emprestimo a empresa*, emprestimo a associada*, emprestimos concedidos empresa mae*, mutuos ativos*, mutuos concedidos*",
    bond: "emprestimos por obrigacoes*, debentures*, obrigacoes*",
    "lease liability":
      "locacoes financeiras*, locacao financeira, arrendamento mercantil a pagar, arrendamento mercantil*, passivos de locacao*, passivo de locacao*",
    "bank overdraft": "descobertos bancarios*, conta garantida*, contas garantidas",
    bank: "conta corrente, conta corrente bancaria*, conta poupanca*, conta a ordem, depositos a ordem*, depositos bancarios*, banco*, bancos*, bancos conta movimento, contas bancarias, banco conta movimento, millennium bcp*, caixa geral de depositos*, cgd, novo banco*, itau*, bradesco*, santander*, caixa economica*",
    cash: "caixa*, numerario, caixa geral, fundo fixo*, disponivel*, caixa e equivalentes*",
    investment:
      "investimentos financeiros*, participacoes*, aplicacoes financeiras*, acoes*, titulos*, instrumentos financeiros*, derivados*, participacoes de capital*, acoes cotadas*, participacoes societarias*, participacao societaria*, valores mobiliarios*, ativos financeiros*, mais valia em investimentos*, menos valia em investimentos*",
    inventory:
      "inventarios*, mercadorias*, estoque*, estoques*, existencias*, mercadorias em transito*, mercadorias para revenda*, almoxarifado*",
    "raw material inventory":
      "materias primas*, materias subsidiarias, materiais diversos, materias consumiveis",
    "finished goods inventory":
      "produtos acabados*, produtos acabados e intermedios*, subprodutos*, desperdicios*, residuos e refugos*, desperdicios residuos e refugos*, subprodutos desperdicios residuos e refugos*",
    "work in progress inventory":
      "produtos e trabalhos em curso*, produtos em elaboracao, produtos em processo",
    "change in inventory":
      "variacao nos inventarios*, variacoes nos inventarios*, variacao de estoques",
    "input vat":
      "iva dedutivel*, iva a recuperar, icms a recuperar*, ipi a recuperar*, pis a recuperar*, cofins a recuperar*, iva suportado*, ibs a recuperar*, cbs a recuperar*, ibs a compensar*, cbs a compensar*",
    "output vat":
      "iva liquidado*, iva a pagar, iva*, icms a recolher*, ipi a recolher*, pis a recolher*, cofins a recolher*, iss a recolher*, icms*, ipi*, pis*, cofins*, iss*, ibs a pagar*, cbs a pagar*, ibs a recolher*, cbs a recolher*, ibs*, cbs*",
    "income tax":
      "imposto sobre o rendimento*, imposto sobre o rendimento do periodo, irc, imposto de renda*, contribuicao social sobre o lucro*, imposto estimado para o periodo, imposto corrente, csll*, irpj*, irc do exercicio*",
    "deferred tax":
      "impostos diferidos*, ativos por impostos diferidos, passivos por impostos diferidos, imposto diferido*, impostos sobre o rendimento diferidos",
    "property tax expense":
      "impostos*, taxas*, imposto do selo, impostos diretos, impostos indiretos, imposto municipal*, iptu*, ipva*",
    tax: "imposto*, tributos*, estado*",
    wage: "remuneracoes do pessoal*, remuneracoes*, ordenados*, salarios*, salario*, vencimentos*, gratificacoes*, ferias*, 13 salario*, decimo terceiro*, horas extras*, pro labore*, indemnizacoes*, indenizacoes*, beneficios pos emprego*, indenizacoes trabalhistas, remuneracoes dos orgaos sociais*",
    "wage payable":
      "remuneracoes a pagar*, salarios a pagar*, ordenados a pagar, ferias a pagar, salarios e ordenados a pagar",
    "social security":
      "encargos sobre remuneracoes*, encargos sociais*, seguranca social*, inss*, fgts*, contribuicoes para a seguranca social*",
    "social security payable":
      "contribuicoes para a seguranca social a pagar, inss a recolher*, fgts a recolher*",
    "payroll tax payable": "retencao de impostos sobre rendimentos*, irrf a recolher, retencoes*",
    "staff expense":
      "gastos com o pessoal*, outros gastos com o pessoal*, gastos de acao social*, despesas com pessoal*, pessoal*, custos com pessoal, participacao nos lucros dos empregados, participacoes dos empregados, assistencia medica*, vale transporte*, vale alimentacao*, vale refeicao*, seguro de acidentes de trabalho, plano de saude*, planos de saude*, plano odontologico*",
    "share capital": "capital subscrito*, capital social*, capital*, capital realizado*",
    "share premium": "premios de emissao*, agio na emissao*, reserva de agio",
    "treasury share": "acoes quotas proprias*, acoes em tesouraria*, acoes proprias*",
    "revaluation reserve":
      "excedentes de revalorizacao*, reservas de reavaliacao*, reserva de reavaliacao",
    "other reserve":
      "ajustamentos em ativos financeiros*, ajustamentos em activos financeiros*, reservas*, reserva*, reservas legais*, outras reservas*, subsidios ao investimento, ajustes de avaliacao patrimonial*, ajuste de avaliacao patrimonial*",
    "retained earnings":
      "resultados transitados*, resultado liquido do periodo*, lucros acumulados*, prejuizos acumulados*, lucros ou prejuizos acumulados*, resultado do exercicio*, lucros*, ajustes de exercicios anteriores*, ajuste de exercicios anteriores*",
    dividend: "dividendos*, dividendos a pagar, lucros a distribuir, dividendos antecipados*",
    provision: "provisoes*, provisao*",
    "provision expense": "provisoes aumentos reducoes*",
    "depreciation and amortisation": "gastos reversoes de depreciacao e de amortizacao*",
    "pension provision": "responsabilidades por beneficios pos emprego*, pensoes*",
    goodwill: "goodwill*, trespasse*, agio por expectativa de rentabilidade futura",
    intangible:
      "ativos intangiveis*, activos intangiveis*, projetos de desenvolvimento*, propriedade industrial*, marcas*, patentes*, intangivel*, direitos*, concessoes*, gastos com desenvolvimento diferidos",
    "computer software": "programas de computador*, software*",
    land: "terrenos e recursos naturais*, terrenos*, terreno*",
    building:
      "edificios e outras construcoes*, edificios*, imoveis*, edificacoes*, construcoes*, benfeitorias*, instalacoes*",
    machinery: "equipamento basico*, maquinas*, maquinas e equipamentos*",
    equipment:
      "equipamento administrativo*, ferramentas*, equipamentos*, equipamento*, computadores*, ativos fixos tangiveis*, imobilizado*, outros ativos fixos tangiveis*, compra de equipamento*, compra de imobilizado*, aquisicao de equipamento*",
    "furniture equipment": "moveis e utensilios*, mobiliario*, moveis*",
    "motor vehicle":
      "automovel, automoveis, equipamento de transporte*, veiculos*, viaturas*, viatura*, carrinha*, camioes*",
    "biological asset": "ativos biologicos*, equipamentos biologicos*, ativo biologico*",
    "investment property": "propriedades de investimento*",
    "asset under construction":
      "investimentos em curso*, obras em andamento*, imobilizado em andamento*, ativos fixos tangiveis em curso*",
    "assets held for sale":
      "ativos nao correntes detidos para venda*, ativos nao circulantes mantidos para venda*, ativo nao circulante mantido para venda*",
    "accumulated depreciation":
      "depreciacoes acumuladas*, depreciacao acumulada*, amortizacoes acumuladas*, amortizacao acumulada*, perdas por imparidade acumuladas*",
    depreciation:
      "gastos de depreciacao*, depreciacoes*, depreciacao*, gastos de depreciacao e de amortizacao*",
    amortisation:
      "amortizacoes*, amortizacao*, amortizacao de software*, gastos de amortizacao*, amortizacao de intangiveis*, amortizacao de mais valia*, amortizacao de menos valia*",
    impairment:
      "perdas por imparidade*, imparidade*, perdas por reducao ao valor recuperavel*, perda por reducao ao valor recuperavel*, reducao ao valor recuperavel*",
    "fair value gain":
      "ganhos por aumentos de justo valor*, ganho de ajuste a valor justo*, ganhos de ajuste a valor justo*, ganho por ajuste a valor justo*, ganhos por ajuste a valor justo*, ganho com ajuste a valor justo*, ganhos com ajuste a valor justo*, ganho na avaliacao a valor justo*, ganhos na avaliacao a valor justo*, ganho com valor justo*, ganhos com valor justo*, ganho por variacao do valor justo*, ganhos por variacao do valor justo*, ganho na remensuracao a valor justo*, receitas com ajuste a valor justo*, receita de ajuste a valor justo*, ganho de ajustes a valor justo*",
    "fair value loss":
      "perdas por reducoes de justo valor*, perda de ajuste a valor justo*, perdas de ajuste a valor justo*, perda por ajuste a valor justo*, perdas por ajuste a valor justo*, perda com ajuste a valor justo*, perdas com ajuste a valor justo*, perda na avaliacao a valor justo*, perdas na avaliacao a valor justo*, perda com valor justo*, perdas com valor justo*, perda por variacao do valor justo*, perdas por variacao do valor justo*, despesas com ajuste a valor justo*, despesa de ajuste a valor justo*",
    deposit: "caucoes*, depositos em garantia*, depositos judiciais*",
    revenue:
      "vendas*, venda*, prestacoes de servicos*, servicos prestados*, receita de vendas*, receita bruta*, receitas de vendas*, venda de mercadorias*, receita com prestacao de servicos*, receita de prestacao de servicos, receitas de prestacao de servicos, receita de servicos, receita de exportacao, receita de comissoes, receitas de comissoes, receita de vendas",
    "sales return":
      "devolucoes de vendas*, descontos e abatimentos em vendas*, vendas canceladas*, devolucao de vendas*, abatimentos*, descontos concedidos*, impostos incidentes sobre vendas, icms sobre vendas*, icms s vendas*, pis sobre vendas*, pis s vendas*, cofins sobre vendas*, cofins s vendas*, iss sobre vendas*, iss s vendas*, devolucoes de venda*, devolucao de venda*, descontos e abatimentos*, notas de credito emitidas*",
    "purchase discount":
      "descontos de pronto pagamento obtidos*, descontos obtidos*, devolucoes de compras*, descontos e abatimentos em compras*",
    "own work capitalised": "trabalhos para a propria entidade*",
    "other operating income":
      "outros rendimentos*, rendimentos suplementares*, subsidios a exploracao*, subsidios*, reversoes*, outras receitas*, recuperacao de despesas*, receitas diversas*, outros ganhos*, indenizacoes de seguro*",
    income: "rendimentos*, receitas*, receita*, ganhos*",
    purchase:
      "compras*, compra*, custo das mercadorias vendidas*, custo dos produtos vendidos*, custo das vendas*, custo dos servicos prestados*, custo das mercadorias vendidas e das materias consumidas*, cmv*, custos*, custo*, compras de materia prima, compras de materias primas, custo de producao*, custos de producao*",
    subcontractor: "subcontratos*, servicos de terceiros*, subempreitadas*",
    "direct labour": "mao de obra direta",
    "rent expense":
      "rendas e alugueres*, alugueis*, aluguel*, rendas*, alugueres*, arrendamento*, aluguer*",
    electricity:
      "electricidade*, eletricidade*, energia eletrica*, agua*, energia*, energia e fluidos*, gas*, luz*, agua e esgoto*, despesas com agua*",
    cleaning: "lavandaria*, lavanderia*, limpeza*, limpeza higiene e conforto*, higiene*",
    insurance: "seguros*, seguro*",
    repair: "conservacao e reparacao*, manutencao*, reparos*",
    fuel: "combustiveis*, combustivel*, gasoleo*",
    advertising: "publicidade*, propaganda*, marketing*, patrocinio*",
    "travel expense":
      "estacionamento*, portagens*, pedagio*, deslocacoes e estadas*, deslocacoes*, viagens*, diarias*, conducao*, despesas de viagem*",
    entertainment: "despesas de representacao*, representacao*",
    telephone: "comunicacao*, telefone*, telefones*, internet*, comunicacoes*, telefonia*",
    postage: "correios*, correio*, selos*, correios e malotes*",
    "office supply":
      "material de escritorio*, materiais de escritorio*, livros e documentacao tecnica*, material de expediente*, impressos*",
    "professional fee":
      "honorarios*, trabalhos especializados*, servicos especializados*, assessoria*, contencioso e notariado*, consultoria*, honorarios profissionais*, auditoria*",
    "bank charge": "despesas bancarias*, servicos bancarios*, tarifas bancarias*",
    commission: "comissoes*, comissao*",
    freight: "transportes de mercadorias*, fretes*, frete*, transportes*",
    security: "vigilancia*",
    donation: "caridade*, donativos*, doacoes*",
    royalty: "royalties*, direitos autorais*",
    expense: "gastos*, despesas*, despesa*, encargos*",
    "other expense":
      "outros gastos*, fornecimentos e servicos externos*, outros servicos*, quotizacoes*, multas*, outras despesas*, despesas gerais*, despesas diversas*, correcoes relativas a periodos anteriores*, outros gastos e perdas*, penalidades*, outras perdas*",
    "interest expense":
      "juros suportados*, juros passivos*, juros pagos*, gastos e perdas de financiamento*, despesas financeiras*, juros de mora*, encargos financeiros*",
    "interest payable": "juros a pagar*, juros a liquidar*",
    "interest income":
      "juros obtidos*, juros recebidos*, receitas financeiras*, juros ativos*, juros de depositos*, rendimentos de aplicacoes*",
    interest: "juros*",
    "dividend income": "dividendos obtidos*, dividendos recebidos*",
    "accrued interest": "juros acrescidos*, juros vencidos*, juros corridos*",
    "exchange gain":
      "diferencas de cambio favoraveis*, variacao cambial ativa*, variacoes cambiais ativas*, ganhos cambiais*, ganho cambial*",
    "exchange loss":
      "diferencas de cambio desfavoraveis*, variacao cambial passiva*, variacoes cambiais*, diferencas de cambio*, perdas cambiais*, perda cambial*",
    "gain on disposal":
      "ganhos na alienacao*, ganho na venda*, ganhos em investimentos nao financeiros*, alienacoes*, mais valias na alienacao*, ganhos em alienacao*, mais valias*",
    "loss on disposal":
      "perdas na alienacao*, perda na venda*, perdas em investimentos nao financeiros*, abates*, sinistros*",
    "shareholder account": "socios*, acionistas*, quotistas*",
    "exchange gain loss": "variacao cambial*, diferencas cambiais*, resultado cambial*",
    "deferred tax liability": "imposto diferido passivo, impostos diferidos passivos",
    "rent income": "receita de alugueis, receitas de alugueis, receita de aluguel",
    subscription: "assinaturas*, livros e revistas, jornais e revistas, mensalidades*",
    "goodwill impairment": "perda por impairment do agio",
    "accounting fee": "servicos contabeis*, honorarios contabeis",
    "sales commission": "comissoes sobre vendas, comissao sobre vendas",
    "computer expense": "despesas com informatica, despesas de informatica",
    "waste disposal": "coleta de lixo, lixo*",
    "hotel accommodation": "hospedagem*, hospedagens, estadias*",
    "compensation received": "indenizacoes recebidas",
    "cash in transit": "numerarios em transito",
    "warranty provision": "provisao para garantias, provisoes para garantias",
    drawing:
      "retiradas de socios, retiradas dos socios, retirada de socios, levantamentos do titular*, retiradas do proprietario*, levantamentos do proprietario*",
    "deposit payable": "caucoes recebidas*, caucao recebida*",
    "net profit for the year":
      "lucro do exercicio, prejuizo do exercicio, resultado liquido do exercicio, lucro liquido do exercicio",
    "pension expense": "previdencia privada*",
    "guarantee commission": "comissoes de fiancas",
    heating: "aquecimento*",
    "freight outward": "fretes sobre vendas, frete sobre vendas",
    exhibition: "feiras e exposicoes, feiras e eventos",
    "customs duty": "imposto de importacao*, direitos aduaneiros",
    "release of provision": "reversao de provisoes, reversoes de provisoes, reversao de provisao*",
    subsidy: "subvencoes, subvencao*",
    "legal provision": "provisao para contingencias, provisoes para contingencias*",
    "gain on sale of investment": "ganhos com titulos",
    "staff training": "treinamento*, formacao profissional",
    customer: "clientes*, cliente*",
    supplier: "fornecedores*, fornecedor*",
    "bank account":
      "conta de poupanca*, conta em dolares*, depositos a ordem em dolares*, conta bancaria usd*, conta em moeda estrangeira*",
    "income tax payable": "irc a pagar*, imposto sobre o rendimento a pagar*",
    "retention payable": "retencoes de garantia a subempreiteiros*, caucoes de subempreiteiros*",
    "retention receivable": "retencoes de garantia de clientes*",
    "right of use asset": "direito de uso*, direitos de uso*, ativos sob direito de uso*",
    "discount allowed":
      "descontos de pronto pagamento concedidos*, desconto de pronto pagamento concedido*, desconto a clientes*, descontos a clientes*",
    "cost of sales": "materias consumidas*",
    "service revenue":
      "receitas de assinaturas*, servicos de consultoria prestados*, servicos de transporte prestados*",
    "share of profit of associate":
      "resultado de equivalencia patrimonial*, metodo da equivalencia patrimonial*, aplicacao do metodo da equivalencia patrimonial*, equivalencia patrimonial*",
    "derivative asset": "derivativos ativos*",
    derivative:
      "derivativos*, hedge*, hedge fluxo de caixa*, hedge de fluxo de caixa*, derivativos hedge fluxo de caixa*",
    equity: "patrimonio liquido*",
    "unpaid share capital":
      "capital a integralizar*, capital social a integralizar*, acionistas c subscricao*, quotistas c subscricao*, capital subscrito nao realizado*",
    "contract asset": "ativos de contrato*, ativo de contrato*",
    "contract liability": "passivos de contrato*, passivo de contrato*",
    asset: "ativo, ativos, ativo circulante, ativo nao circulante",
    liability: "passivo, passivos, passivo circulante, passivo nao circulante",
  },
};
