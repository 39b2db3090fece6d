import { expect, test } from "vitest";
import { readTrialBalance } from "../../../testing/readTrialBalance.ts";

const HEADS = "Classificação|Descrição|Saldo Anterior|Débito|Crédito|Saldo Atual";
const BALANCETE = `${HEADS}
  1|ATIVO|1.600,00|5.000,00|3.450,00|3.150,00
  1.1|CIRCULANTE|1.600,00|5.000,00|3.450,00|3.150,00
  1.1.01|CAIXA|100,00|500,00|300,00|300,00
  1.1.02|CLIENTES|500,00|2.000,00|1.750,00|750,00
  1.1.03|BANCO|1.000,00|2.500,00|1.400,00|2.100,00
  2|PASSIVO|1.600,00|400,00|1.100,00|2.300,00
  2.1|CIRCULANTE|1.600,00|400,00|1.100,00|2.300,00
  2.1.01|FORNECEDORES|500,00|400,00|500,00|600,00
  2.1.02|CAPITAL SUBSCRITO|800,00|0,00|0,00|800,00
  2.1.03|EMPRESTIMOS|300,00|0,00|600,00|900,00
  3|RECEITAS|0,00|0,00|1.700,00|1.700,00
  3.1|VENDAS|0,00|0,00|1.700,00|1.700,00
  3.1.01|VENDA DE BENS|0,00|0,00|1.200,00|1.200,00
  3.1.02|SERVICOS|0,00|0,00|500,00|500,00
  4|DESPESAS|0,00|850,00|0,00|850,00
  4.1|OPERACIONAIS|0,00|850,00|0,00|850,00
  4.1.01|ALUGUEL|0,00|500,00|0,00|500,00
  4.1.02|SALARIOS|0,00|350,00|0,00|350,00`;

test("a column that names the usual side of an account says it where nothing moved", () => {
  const text = `科目編號|科目名稱|COL3|期初金額|借方金額|貸方金額|期末金額
    1101|現金|借|100.00|500.00|300.00|300.00
    1102|存貨|借|900.00|0.00|0.00|900.00
    2101|應付|貸|400.00|50.00|250.00|600.00
    3101|股本|貸|600.00|0.00|0.00|600.00
    5101|調整|借|0.00|0.00|200.00|200.00
    5102|費用|借|0.00|200.00|0.00|200.00`;
  expect(readTrialBalance(text, "ask").balances).toEqual([
    "現金 100 300",
    "存貨 900 900",
    "應付 -400 -600",
    "股本 -600 -600",
    "調整 0 -200",
    "費用 0 200",
  ]);
});

test("debits and credits of the period say on which side balances without a sign stand", () => {
  const { codes, balances } = readTrialBalance(BALANCETE, "ask");
  expect(codes).toContain("sides_told");
  expect(balances).toEqual([
    ...["CAIXA 100 300", "CLIENTES 500 750", "BANCO 1000 2100"],
    ...["FORNECEDORES -500 -600", "CAPITAL SUBSCRITO -800 -800", "EMPRESTIMOS -300 -900"],
    ...["VENDA DE BENS 0 -1200", "SERVICOS 0 -500", "ALUGUEL 0 500", "SALARIOS 0 350"],
  ]);
});

test("an account may change its side within the period", () => {
  const text = `${HEADS}
    1|Caixa|100,00|500,00|300,00|300,00
    2|Conta corrente|400,00|100,00|700,00|200,00
    3|Capital|500,00|0,00|0,00|500,00
    4|Vendas|0,00|0,00|200,00|200,00
    5|Despesas|0,00|600,00|0,00|600,00`;
  expect(readTrialBalance(text, "ask").balances).toContain("Conta corrente 400 -200");
});

test("a minus or brackets take an account to the other side, where rows of both sides prove their own", () => {
  const text = `${HEADS}
    1|Caixa|100,00|500,00|700,00|(100,00)
    2|Clientes|400,00|900,00|500,00|800,00
    3|Vendas|0,00|0,00|900,00|900,00
    4|Devoluções|0,00|700,00|0,00|-700,00
    5|Capital|500,00|0,00|0,00|500,00`;
  expect(readTrialBalance(text, "ask").balances).toEqual([
    ...["Caixa 100 -100", "Clientes 400 800", "Vendas 0 -900", "Devoluções 0 700"],
    "Capital -500 -500",
  ]);
});

test("balances signed by debits alone keep their signs", () => {
  const text = `${HEADS}
    1|Caixa|100,00|500,00|700,00|(100,00)
    2|Clientes|400,00|900,00|100,00|1.200,00
    3|Capital|-500,00|0,00|0,00|-500,00
    4|Vendas|0,00|0,00|600,00|-600,00`;
  expect(readTrialBalance(text, "ask").codes).not.toContain("sides_told");
  expect(readTrialBalance(text, "ask").balances).toContain("Vendas 0 -600");
});

test("where a row that moved gets to its balance on neither side, none is told", () => {
  const { codes } = readTrialBalance(
    BALANCETE.replace("600,00\n  2.1.02", "650,00\n  2.1.02"),
    "ask",
  );
  expect(codes).toContain("balances_unsigned");
});
