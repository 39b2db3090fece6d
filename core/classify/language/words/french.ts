import type { Language } from "../Language.ts";
import { frenchCaptions } from "./frenchCaptions.ts";

export const french: Language = {
  code: "fr",
  name: "French",
  filler:
    "le la les l un une de du des d et ou a au aux en sur par pour dans avec sans sous que qui non ou leur leurs autres que apres avant entre compte comptes partie dont moins plus ans an divers diverses exploitation cours emission exceptionnelles exceptionnels exceptionnelle exceptionnel assimilees assimiles assimile rattachees rattaches rattache etranger etrangers etrangere etrangeres france commerciales commerciaux commercial recus recu recues identifiables solde echeant categorie cotes cotees cote exploitant entreprise entreprises immobilisees reglementees nature anterieurs anterieur biens risques travaux meme ventilation celle celui similaires court",
  words: {
    ...frenchCaptions,
    "staff expense":
      "tickets restaurant*, titres restaurant*, personnel prete*, participation des salaries, mutuelle*, primes de fin d annee, accidents du travail",
    rental: "locations diverses*",
    "deposit payable":
      "depots et cautionnements recus*, cautionnements recus*, depots de garantie recus*",
    "non controlling interest": "interets minoritaires*",
    "fixed deposit": "depot a terme*, dat, depots a terme*, compte a terme*, comptes a terme*",
    "tax payable": "dette fiscale a payer*, charge fiscale estimee*",
    "income tax receivable": "acomptes d impot*, acompte d impot*, acomptes is",
    "provision expense": "dotations aux provision*, dotation aux provision*",
    "trade receivable":
      "clients douteux*, creances clients, creances commerciales, comptes clients, effets a recevoir, clients effets a recevoir, debiteurs commerciaux, clients divers*, clients ventes*",
    "doubtful debt": "clients douteux, creances douteuses",
    "allowance for doubtful debt":
      "ducroire*, durcroire, depreciation des comptes de clients, provisions pour creances douteuses, depreciations des comptes clients, reductions de valeur sur creances, ducroire, provision pour creances douteuses*, provision pour creances irrecouvrables",
    receivable: "a recevoir, creance*",
    "other receivable":
      "creances non productives d interet*, creances sur cessions*, creances sur cession*, debiteurs divers, autres creances, autres debiteurs, debiteur*, creances diverses*",
    "bad debt expense":
      "reprises sur depreciations des creances*, reprises sur depreciations des actifs circulants*, pertes sur debiteurs*, pertes sur creances*, creances irrecouvrables, pertes sur creances irrecouvrables, pertes sur creances clients*, creances perdues*, pertes sur clients*",
    "trade payable":
      "dettes fournisseurs, dettes commerciales, factures non parvenues, factures a recevoir, effets a payer, comptes fournisseurs, fournisseurs divers*, fournisseurs de biens*",
    payable: "a payer, dettes, dette",
    "other payable":
      "dettes fiscales et sociales*, dettes sociales et fiscales*, crediteurs divers, autres dettes, autres crediteurs, charges a payer, crediteur*",
    "supplier prepayment":
      "paiement anticipe fournisseur*, paiements anticipes fournisseur*, paiements anticipes aux fournisseur*, avances et acomptes verses, fournisseurs avances, acomptes verses, avances aux fournisseurs, fournisseurs debiteurs, acomptes aux fournisseurs, acomptes a fournisseur*, acompte fournisseur*, fournisseurs acomptes verses*, acomptes fournisseurs*, fournisseurs acomptes*",
    "customer deposit":
      "paiements anticipes des clients*, paiement anticipe client*, paiements anticipes client*, avances et acomptes recus, acomptes recus, clients crediteurs, clients avances, acomptes sur commandes recus, acomptes de clients, acompte client*, acomptes des clients, arrhes*, arrhes clients*, acomptes recus des clients*",
    "bank loan":
      "dettes bancaires*, dette bancaire*, emprunt bancaire*, emprunts bancaires*, dettes envers les banques, avance bancaire*",
    loan: "avances conditionnees*, rentes viageres capitalisees*, dettes de financement*, emprunt*, emprunts aupres des etablissements de credit, dettes financieres, etablissements de credit, credit, prets bancaires, pret, pret bancaire*, prets garantis par l etat*, pge, dette a long terme, dettes a long terme, marge de credit, pret garanti*, financement vehicule*, credit vehicule*, emprunt vehicule*, emprunt camion*, credit auto*, pret vehicule*",
    "loan receivable":
      "prets*, pret a*, pret accorde*, prets accordes*, prets aux*, pret consenti*, prets consentis*, creances rattachees a des participations*",
    bond: "emprunts obligataires, obligations, emprunt obligataire, obligations convertibles*, emprunts obligataires convertibles*, emprunt obligataire convertible*",
    mortgage: "hypotheque*, hypothecaire*",
    "lease liability":
      "dettes de leasing*, dettes de credit bail*, dettes de location financement*, dettes de location financement, location financement, credit bail, dettes de location*, dettes locatives*, dette locative*, passif locatif*, dette de loyers*, dettes de loyers*, obligations locatives*",
    "bank overdraft":
      "concours bancaires courants, decouvert*, soldes crediteurs de banque, decouvert bancaire, decouverts bancaires",
    bank: "banque*, compte bancaire, cheques postaux, ccp, compte cheque*, etablissements financiers, compte courant bancaire*, bnp, bnp paribas*, societe generale*, credit agricole*, credit mutuel*, credit du nord*, caisse d epargne*, lcl, cic, qonto*, banque populaire*",
    cash: "tresorerie, caisse*, especes, valeurs a l encaissement, disponibilites, petite caisse, encaisse",
    "cash in transit": "virements internes",
    investment:
      "valeurs mobilieres*, autres valeurs mobilieres*, titres de participation*, autres formes de participation*, valeurs mobilieres de placement, titres*, actions, participations, placements, immobilisations financieres, valeurs mobilieres de placement*, titres immobilises*, titres de placement*, actions cotees*, actions non cotees*, portefeuille d actions*, bons du tresor*, bons de caisse*, bons de souscription*, bons",
    inventory: "stock*, stocks de marchandises, approvisionnements, marchandises",
    "raw material inventory":
      "emballages perdus*, emballages recuperables*, emballages a usage mixte*, matieres de recuperation*, matieres premieres, matieres consommables, fournitures consommables, stocks de matieres premieres*, stocks matieres premieres*, matieres et fournitures*",
    "finished goods inventory":
      "produits finis, stocks de produits, produits finis*, produits intermediaires*, produits residuels*, stocks de produits finis*, stocks de produits intermediaires*, stocks produits residuels*",
    "work in progress inventory":
      "en cours de production*, produits en cours, travaux en cours, encours*, commandes en cours d execution",
    "change in inventory":
      "variation de stocks, variations des stocks, variation des stocks, production stockee, variation*",
    "prepaid expense":
      "charges constatees d avance, charges a reporter, frais payes d avance, assurance payee d avance, assurances payees d avance, loyer paye d avance, loyers payes d avance, charges payees d avance, depenses payees d avance, actifs transitoires, actif transitoire, actifs de regularisation",
    "accrued expense":
      "passifs transitoires, passif transitoire, passifs de regularisation, frais courus*, frais a payer",
    "deferred income":
      "produits constates d avance, produits a reporter, revenus reportes, produits recus d avance, revenus recus d avance, revenus differes, produits differes, produits percus d avance, produit percu d avance, pca*, abonnements factures d avance*",
    "accrued income": "produits a recevoir, produits acquis, factures a etablir",
    "input vat":
      "t v a deductible*, tva impot prealable*, tva deductible*, tva a recuperer, tva recuperable, taxe sur la valeur ajoutee a recuperer, tps a recevoir, tvq a recevoir, impot prealable*, tvh a recevoir*",
    "output vat":
      "t v a due*, compte courant administration t v a*, tva collectee*, tva a payer, tva a decaisser, tva, taxe sur la valeur ajoutee*, taxes sur le chiffre d affaires*, tps a payer, tvq a payer, tps, tvq, tvh a payer*",
    "income tax":
      "impots et precomptes dus ou verses*, supplements d impots*, impots dus*, impots sur les benefices, impot sur les benefices, impot sur les societes, impots sur le resultat, impot sur le revenu, impots sur les societes, impots sur le revenu*, impots sur le benefice, impot sur le benefice, impots directs, is, charge d impot*",
    "deferred tax": "impots differes, impot differe",
    "property tax expense":
      "rappel d impots autres qu impots sur les benefices*, droits d enregistrement*, droits de timbre*, impots taxes et versements assimiles, taxe fonciere*, taxes foncieres, contribution economique territoriale, taxe professionnelle, autres impots*, impots et taxes, precompte immobilier, taxes",
    tax: "impot*, taxe*, etat",
    wage: "remunerations du personnel, remuneration*, salaire*, appointements, traitements, primes et gratifications, conges payes, indemnites, indemnites de licenciement, indemnite de licenciement",
    salary: "charges de personnel, frais de personnel",
    "wage payable":
      "personnel remunerations dues, remunerations dues, salaires a payer, dettes salariales, personnel charges a payer, dettes provisionnees pour conges a payer, vacances a payer*",
    "staff advance receivable":
      "personnel avances et acomptes, avances au personnel, prets au personnel, pret au personnel",
    "social security":
      "charges sociales*, cotisations*, securite sociale*, urssaf, charges de securite sociale*, caisses de retraite, avantages sociaux*, caisse de retraite*, charges patronales*, cotisations patronales*",
    "social security payable":
      "securite sociale et autres organismes sociaux, organismes sociaux, office national de securite sociale",
    "payroll tax payable":
      "precompte professionnel*, prelevement a la source, impot a la source, das a payer*, retenues a la source*, deductions a la source*",
    personnel: "personnel*",
    "share capital":
      "capital*, capital social, capital souscrit*, capital actions, compte de l exploitant, capitaux propres, parts sociales*",
    "treasury share": "actions propres*",
    "share premium":
      "primes de fusion*, primes d apport*, prime de fusion*, prime d apport*, primes d emission*, primes liees au capital*, prime d emission*, reserve legale issue du capital*, reserves legales issues du capital*, reserve issue du capital*, reserves issues du capital*",
    "revaluation reserve":
      "ecarts de reevaluation, plus values de reevaluation, reserve de reevaluation",
    "other reserve": "reserve*",
    "retained earnings":
      "report du benefice*, benefice annuel*, perte annuelle*, report a nouveau, resultat de l exercice*, benefice reporte, perte reportee, resultats reportes, benefices non repartis, benefice de l exercice, perte de l exercice, benefice de l annee, benefices reportes, report a nouveau crediteur*, report a nouveau beneficiaire*, resultats anterieurs*",
    provision: "provision*, provisions pour risques et charges",
    "pension provision": "provisions pour pensions*, provision pour pensions",
    goodwill: "fonds commercial, goodwill, ecart d acquisition, fonds de commerce, achalandage",
    intangible:
      "avances et acomptes verses sur commandes d immobilisations incorporelles*, droit au bail*, frais de developpement*, immobilisations incorporelles, frais d etablissement, concessions*, brevets*, licences*, marques, frais de developpement immobilises, frais de recherche et developpement*",
    "computer software": "logiciel*, licences logiciel*, licence logiciel*",
    land: "terrain*, terrains batis*, terrains nus*, terrains amenages*, terrains de gisement*, amenagements de terrains*",
    building: "construction*, batiment*, immeuble*, agencements*",
    machinery:
      "installations techniques*, materiel et outillage*, machines*, materiel industriel, outillage*, installations*",
    equipment:
      "materiel de bureau*, materiel informatique, materiel*, equipement*, immobilisations corporelles, petit materiel*, petit equipement*, materiel commercial*, materiels industriels*",
    "furniture equipment": "mobilier*, mobilier de bureau, mobiliers de bureau",
    "right of use asset":
      "droits d utilisation*, droit d utilisation*, droit d usage*, droits d usage*",
    "motor vehicle":
      "voiture*, vehicule, vehicules, materiel de transport, materiel roulant, vehicule*, automobile*, motos*, velos*, vehicules utilitaires*, voitures*, camionnette*, camion*, tracteur routier*",
    "asset under construction":
      "immobilisations corporelles en cours et acomptes verses*, avances et acomptes verses sur commandes d immobilisations corporelles*, immobilisations corporelles en cours*, immobilisations en cours*, immobilisations corporelles en cours",
    "fixed asset": "immobilisation*",
    "accumulated depreciation":
      "amortissements des immobilisations*, amortissements des*, amortissement cumule*, amortissements cumules*, amortissements*, amort cumule*, correction de valeur*, corrections de valeur*, amort*",
    depreciation:
      "dotations aux amortissements*, dotations aux amortissements et aux depreciations*, amortissement*, dotations*, dotation*, amortissements de l exercice*, amortissement de l exercice*, charge d amortissement*, dotation amortissements*, dotation amortissement*",
    impairment:
      "reprises sur depreciations des immobilisations*, reprises sur depreciations exceptionnelles*, pertes sur creances liees a des participations*, depreciations des immobilisations, depreciation*, reductions de valeur, pertes de valeur",
    deposit:
      "depots et cautionnements*, depots*, cautionnements*, depot de garantie*, depots de garantie*, depot de garantie loyer*, depots de garantie loyer*",
    revenue:
      "ventes*, vente*, prestations de services, chiffre d affaires*, produits des activites*, honoraires gagnes, ventes de marchandises, ventes de produits*, ventes de biens*, ventes de produits finis*, ventes de produits intermediaires*, ventes de produits residuels*, vente de produits residuels*, ventes de services, vente de services, ventes a l exportation, ventes export*, honoraires percus, commissions percues",
    "sales return":
      "rabais remises et ristournes accordes*, ristournes accordees, retours sur ventes, escomptes accordes, rendus et rabais sur ventes*, rendus sur ventes*, rabais sur ventes*, escomptes sur ventes*, remises accordees*, rabais accordes*, remises accordees aux clients, retours des clients, rabais remises ristournes accordes*, rrr accordes*, avoirs accordes*, avoirs clients*, retours clients*",
    "purchase discount":
      "rabais remises et ristournes obtenus*, ristournes obtenues, escomptes obtenus, rendus et rabais sur achats*, rendus sur achats*, rabais sur achats*, escomptes sur achats*",
    "other operating income":
      "produits hors exploitation*, produits extraordinaires*, produits uniques*, produits hors periode*, autres produits*, produits divers de gestion courante, subventions d exploitation*, subvention*, transferts de charges, produits exceptionnels*, reprises*, indemnites d assurance*",
    income: "produits*, revenus*, revenu*",
    purchase:
      "achats de marchandises, achats de matieres*, achats*, achat*, cout des ventes, cout des marchandises vendues, charges de marchandises*, charges de matieres*, achats de matieres premieres*, achats matieres premieres*, achats d etudes*",
    "direct labour": "main d oeuvre directe",
    subcontractor:
      "sous traitance*, achats d etudes et prestations*, sous traitant*, sous traitants*, prestataires exterieurs*, prestataires*",
    "rent expense":
      "loyer*, locations*, location*, redevances de credit bail, locations immobilieres",
    "rental income":
      "revenus des immeubles, loyers recus, revenus de location*, revenus locatifs*, revenu locatif, produits locatifs, loyers percus*, loyers encaisses*",
    electricity:
      "electricite*, fournitures non stockables*, energie*, eau*, chauffage*, gaz, edf*, gdf*",
    cleaning: "nettoyage*",
    insurance: "primes d assurance*, assurance*, assurance transport*, assurances transport*",
    repair: "entretien*, entretien et reparations*, reparation*, maintenance*",
    fuel: "carburant*, essence, gazole*",
    advertising: "publicite*, annonces*, relations publiques*, foires*, cadeaux*, marketing*",
    "travel expense":
      "stationnement*, deplacement*, voyages*, missions*, receptions*, frais de voyage, peage*",
    telephone:
      "cellulaire*, telephone*, frais postaux et de telecommunications, telecommunication*, internet",
    postage: "frais postaux, affranchissement*, timbres*",
    "office supply":
      "fournitures administratives, fournitures de bureau*, documentation*, fournitures*",
    "professional fee":
      "honoraires*, remunerations d intermediaires et honoraires, commissions et courtages*, etudes et recherches, frais d actes*",
    "bank charge": "services bancaires*, frais bancaires*, frais de banque",
    staff: "personnel exterieur*, personnel interimaire",
    freight:
      "transports de biens*, transports*, frais de transport*, ports*, droits de douane*, frais de douane*",
    subscription:
      "cotisations professionnelles, concours divers*, abonnement*, cotisations et abonnements*",
    donation: "dons*, mecenat",
    royalty: "redevances*",
    expense: "charges*, frais*, depenses*",
    "other expense":
      "charges hors exploitation*, charges extraordinaires*, charges uniques*, charges hors periode*, autres charges*, charges diverses de gestion courante, charges exceptionnelles*, services exterieurs*, services et biens divers, penalites*, amendes*, petit outillage*",
    "interest expense":
      "dotations aux amortissements des primes de remboursement*, autres charges financieres*, charges d interets*, interets des emprunts*, interets d emprunt*, interets sur emprunt*, interets sur les emprunts*, interets bancaires et*, interets bancaires sur operations de financement*, interets sur leasing*, interets des obligations*, interets sur obligations*, interets sur les loyers*, charges financieres*, charges des dettes, agios, frais financiers, interets debiteurs*, interets sur dette*, interets sur la dette*, interets sur les dettes*, interets sur hypotheque*, interets hypothecaires, frais d interets*",
    "interest income":
      "revenus provenant d interets*, revenus des interets*, produits financiers*, revenus des autres creances*, revenus des valeurs mobilieres*, interets recus, produits des autres immobilisations financieres, interets crediteurs, produit d interets*, produits d interets*, produit des interets*, produits des interets*, revenu d interets*, revenus d interets*, interets sur placement*, interets sur depots*, interets percus*, interets gagnes*, revenus de placement*, interets bancaires recus, interets recus*",
    "accrued interest payable": "interets courus*, interets a payer*, interets courus a payer",
    "dividend income":
      "produits financiers de participation*, produits de participations*, revenus des titres de participation, dividendes recus, revenus des titres*, dividendes encaisses*",
    "exchange gain":
      "benefice sur taux de change*, benefices sur taux de change*, gains de change*, differences de change*, gain de change*, gain sur change*",
    "exchange loss":
      "perte sur taux de change*, pertes sur taux de change*, pertes de change*, ecarts de conversion*, perte de change*, perte sur change*",
    "gain on disposal":
      "produits nets sur cessions*, produits des cessions*, produits de cession*, plus values sur*, plus values*, gain sur cession*, gain sur disposition*, gain sur alienation*, gain sur vente d immobilisation*, gain sur vente d equipement*, gains sur cession*, gains sur disposition*, gains sur alienation*, gains sur vente d immobilisation*, gains sur vente d equipement*, benefice sur cession*, benefice sur disposition*, benefice sur alienation*, benefice sur vente d immobilisation*, benefice sur vente d equipement*, benefices sur cession*, benefices sur disposition*, benefices sur alienation*, benefices sur vente d immobilisation*, benefices sur vente d equipement*, profit sur cession*, profit sur disposition*, profit sur alienation*, profit sur vente d immobilisation*, profit sur vente d equipement*, profits sur cession*, profits sur disposition*, profits sur alienation*, profits sur vente d immobilisation*, profits sur vente d equipement*, plus value de cession*, plus values de cession*, plus values sur cession*, plus ou moins values de cession*, resultat de cession*",
    "loss on disposal":
      "charges nettes sur cessions*, valeurs comptables des elements*, valeur comptable des*, moins values sur*, moins values*, perte sur cession*, perte sur disposition*, perte sur alienation*, perte sur vente d immobilisation*, perte sur vente d equipement*, pertes sur cession*, pertes sur disposition*, pertes sur alienation*, pertes sur vente d immobilisation*, pertes sur vente d equipement*, moins value de cession*, moins values de cession*",
    "dividend payable":
      "associes dividendes a payer, dividendes a payer, dividendes dus*, dividendes a verser*",
    dividend: "dividende*",
    "shareholder loan":
      "associes comptes courants*, associes*, comptes courants d associes, avances d actionnaires, avances des actionnaires, compte courant actionnaire*, compte courant associe*, compte courant d associe*, compte courant gerant*, compte courant administrateur*, pret a un associe, prets aux associes, avance d associe*, avances d associes*, pret d un associe*, pret d associe*, c c associe*",
    "group company": "groupe*, entreprises liees",
    "suspense account": "comptes d attente, compte d attente, comptes transitoires*",
    subsidy: "subsides*, aides a l emploi, aide a l emploi",
    "exchange gain loss":
      "difference de change*, resultat de change*, ecart de change*, ecarts de change*, pertes et gains de change*, gains et pertes de change*",
    "deferred tax liability": "impots differes passifs, impot differe passif",
    "deferred tax expense": "charge d impot differe, charges d impots differes",
    "credit card payable":
      "carte de credit*, cartes de credit*, carte bancaire a debit differe*, cartes bancaires a debit differe*, carte a debit differe*, cartes a debit differe*, carte bancaire*, carte visa*, carte affaires*, cb differee*",
    "tax refund receivable": "impots a recuperer, impot a recuperer",
    "sales commission":
      "commissions sur ventes, commissions sur les ventes, commissions aux vendeurs",
    "computer expense": "frais informatiques, depenses informatiques, services informatiques",
    "waste disposal":
      "enlevement des ordures, ordures*, enlevement des dechets, traitement des dechets",
    "hotel accommodation": "hotel*, hebergement du personnel, nuitees",
    "compensation received": "dedommagement*, indemnites d assurance recues",
    "late payment interest": "interets de retard, interets moratoires",
    "warranty provision": "provision pour garantie*, provisions pour garantie*",
    drawing:
      "prelevements du proprietaire, prelevement du proprietaire, prelevements de l exploitant, prelevements personnels",
    "guarantee commission": "commissions sur garanties bancaires, commissions sur cautions",
    "freight outward": "transports sur ventes, transport sur ventes, transport sur les ventes",
    "security service": "gardiennage*",
    "legal provision": "provision pour litiges, provisions pour litiges",
    "trade payable fixed asset":
      "fournisseurs d immobilisation*, fournisseurs immobilisation*, fournisseur d immobilisation*, fournisseurs d actifs*",
    "accumulated amortisation intangible":
      "amort logiciels*, amortissements des logiciels*, amortissements site internet*, amortissements des frais de developpement*, amort immobilisations incorporelles*",
    customer: "clients, client*, clientele*",
    supplier: "fournisseurs, fournisseur*",
    "bank account":
      "livret*, compte sur livret*, epargne entreprise*, compte epargne*, compte d epargne*, compte en dollars*, compte dollars*, compte en devises*, banque devises*, compte bancaire en devises*, compte usd*, banque usd*",
    prepayment: "cca*",
    "income tax payable": "is a payer*, impot societe du*, impot sur les societes a payer*",
    "interest payable": "icne*",
    "dividend declared":
      "dividendes verses*, distribution de dividendes*, acomptes sur dividendes*, dividendes distribues*",
    amortisation:
      "dotation amortissements incorporels*, amortissements incorporels de l exercice*, dotation aux amortissements incorporels*, amortissement des logiciels dotation*, dotations aux amortissements des immobilisations incorporelles*, dotations amortissements logiciels*, dotation aux amortissements des logiciels*",
    "discount allowed":
      "escompte accorde*, escompte client*, escompte clients*, remises pour paiement rapide*",
    "cost of sales":
      "marchandises consommees*, achats consommes*, matieres consommees*, cout des marchandises*",
    "service revenue":
      "travaux factures*, prestations facturees*, honoraires factures*, prestations vendues*, prestations de transport*, fret facture*, transport facture*, abonnements clients*, abonnement clients*",
    "service expense": "hebergement serveur*, hebergement web*, hebergement site*",
    "legal fee": "expert comptable*, avocat*",
    "share of profit of joint venture":
      "quote part de resultat*, quote parts de resultat*, quote part benefice*, quote part perte*, quote parts result*",
    asset: "actif, actifs",
    liability: "passif, passifs",
  },
};
