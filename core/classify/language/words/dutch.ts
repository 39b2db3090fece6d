import type { Language } from "../Language.ts";
import { dutchCaptions } from "./dutchCaptions.ts";

export const dutch: Language = {
  code: "nl",
  name: "Dutch",
  joinsWords: true,
  filler:
    "de het een en of van voor in op aan met bij te ter ten door uit naar over onder tegen tot als om niet geen dan binnen buiten andere ander overige overig meer minder jaar jaren jegens inzake op ten hoogste hoog laag diensten intercompany voorgaande financiele materiele langlopend langlopende kortlopend kortlopende vervallend algemeen algemene diverse directe indirecte tarief tarieven beursgenoteerd soortgelijke gewone rekening handel fabricage last boekj dit vorig vorige beginbalans eindbalans mutaties overboekingen exploitatie recurrente rubriek bestemd afstotingen desinvesteringen desinvestering herwaarderingen aftermarket",
  words: {
    ...dutchCaptions,
    "fair value gain loss investment":
      "koersresultaat effecten*, koersresultaten effecten*, koersresultaat op effecten*",
    "deferred rent income": "vooruitontvangen huur*",
    "fair value change investment": "koerswinst effecten*, koersverlies effecten*",
    "non controlling interest": "aandeel derden*, aandeel van derden*, belang van derden*",
    "income tax payable": "te betalen vpb*",
    "shareholder account":
      "r c aandeelhouder*, rekening courant aandeelhouder*, rekening courant dga*, r c directie*, r c dga*",
    "shareholder loan":
      "lening aandeelhouder*, leningen aandeelhouder*, lening dga*, lening directie*, rekening courant directie*, lening van directeur*, lening directeur*",
    "capital contribution": "prive storting*, privestorting*",
    "accrued interest payable": "te betalen bankrente*",
    "tax payable":
      "te betalen belasting, te betalen belastingen, belastingschuld, belastingschulden",
    "tax authority": "belastingen en premies sociale verzekering*, belastingen en premies",
    "asset under construction":
      "vaste activa in aanbouw en vooruitbetalingen*, vaste activa in aanbouw*, vooruitbetalingen op materiele vaste activa, vooruitbetaald op materiele vaste activa",
    "income tax receivable": "te vorderen vennootschapsbelasting*",
    "deferred government grant": "egalisatierekening*, investeringssubsidie*",
    "share of profit of associate":
      "resultaat deelneming*, resultaat uit deelneming*, aandeel in het resultaat van deelneming*, aandeel in resultaat deelneming*",
    "contract asset": "onderhanden projecten*",
    "fixed deposit": "deposito*, termijndeposito*",
    "trade receivable":
      "debiteuren*, handelsdebiteuren*, handelsvorderingen*, leveringsdebiteuren, te innen wissels, vorderingen op klanten*, openstaande facturen klanten*",
    receivable: "vorderingen*, vordering*, te ontvangen*, nog te ontvangen, te vorderen*",
    "other receivable":
      "niet rentegevende vordering*, belastingen en premies sociale verzekeringen te vorderen*, nog te ontvangen bedragen, nog te ontvangen posten, overige vorderingen*, diverse vorderingen*, andere vorderingen*, te vorderen subsidie*, vorderingen overig*",
    "staff advance receivable":
      "voorschotten personeel*, voorschot personeel*, leningen personeel*, lening personeel*",
    "allowance for doubtful debt":
      "voorziening voor dubieuze*, voorziening dubieuze debiteuren*, voorziening voor dubieuze debiteuren*, geboekte waardeverminderingen*, voorziening debiteuren*",
    "doubtful debt": "dubieuze debiteuren*",
    "bad debt expense":
      "afschrijving dubieuze debiteuren*, afschrijving debiteuren*, afschrijving op debiteuren*, afboeking debiteuren*, oninbare vorderingen*, afboeking oninbare*, minderwaarden op de realisatie van handelsvorderingen, afboeking dubieuze debiteuren, waardeverminderingen op handelsvorderingen*, afboeking oninbare vordering*, afboeking dubieuze debiteuren*, oninbare vordering*, afgeboekte debiteuren*, oninbare debiteuren*, dubieuze debiteuren afgeboekt*",
    "trade payable fixed asset":
      "crediteuren investering*, investeringscrediteur*, crediteuren vaste activa, crediteuren inzake investering*, schulden inzake investering*, leveranciers vaste activa*, leveranciers van vaste activa*, leveranciers investeringen*, leveranciers machines*",
    "trade payable":
      "crediteuren*, handelsschulden*, handelscrediteuren*, te ontvangen facturen, nog te ontvangen facturen*, te betalen wissels, schulden aan leveranciers*",
    payable: "te betalen*, schulden*, schuld*, nog te betalen*, verschuldigd*",
    "other payable":
      "schulden ter zake van pensioen*, overige kortlopende schulden*, overige schulden*, diverse schulden*, andere schulden*, nog te betalen bedragen*, toe te rekenen kosten, overlopende passiva*, te betalen huisvestingskosten*, te betalen huur*, te betalen autokosten*, te betalen advieskosten*, te betalen verzekering*, te betalen leasekosten*",
    prepayment:
      "huur vooruitbetaald*, verzekering vooruitbetaald*, vooruitbetaalde*, vooruitbetalingen*, over te dragen kosten*, overlopende activa*, betaalde aanbetalingen, vooruitbetaalde kosten, vooruitbetaalde bedragen",
    "customer deposit":
      "ontvangen vooruitbetalingen*, vooruitontvangen*, aanbetalingen van klanten*, ontvangen vooruitbetalingen op bestellingen, ontvangen aanbetalingen*, vooruitontvangen van klanten*",
    "deferred income":
      "over te dragen opbrengsten*, vooruitontvangen bedragen*, vooruitgefactureerde*, nog te leveren abonnementen*, vooruitontvangen abonnementen*, vooruitontvangen omzet*",
    "accrued income": "verkregen opbrengsten*, nog te factureren*, op te stellen facturen",
    "work in progress": "onderhanden werk*, bestellingen in uitvoering*",
    loan: "lening*, leningen*, leningen o g, kredietinstellingen*, bankkrediet*, banklening*, kredieten*, financiering*, hypotheken*, autolening*, financiering bestelauto*, lening bedrijfswagen*, lening auto*, financiering auto*",
    "loan receivable":
      "leningen u g, verstrekte leningen*, leningen aan, lening aan, geldlening u g, geldleningen u g, lening ug, leningen ug, uitgeleend geld*, lening u g*, verstrekte lening*, uitgeleend*",
    mortgage: "hypotheek*, hypothecaire lening*",
    bond: "obligatielening*, obligaties*, converteerbare lening*",
    "lease liability":
      "leasingschulden*, lease verplichting*, financial lease*, leasingverplichting*, leaseverplichting*, leaseschuld*",
    bank: "bank*, rekening courant bank*, banken*, spaarrekening*, giro*, zakelijke rekening*, betaalrekening*, rabobank*, ing, ing bank*, abn amro*, triodos*, knab*, bunq*, belfius*, kbc, argenta*, lopende rekening*, ing zakelijk*, postbank*",
    cash: "kleine kas*, kas*, kassen*, kasgeld*, contanten*, liquide middelen*, winkelkas*",
    "cash in transit": "kruisposten*, gelden onderweg*, interne overboekingen*",
    investment:
      "financiele vaste activa*, deelneming*, deelnemingen*, effecten*, aandelen*, geldbeleggingen*, belegging*, deelnemingen in overige verbonden maatschappijen*, deelnemingen in verbonden maatschappijen*",
    inventory:
      "voorraad*, voorraden*, voorraad goederen*, handelsgoederen*, voorraad handelsgoederen*, voorraad aftermarket parts*",
    "raw material inventory":
      "grondstoffen*, voorraad grondstoffen*, hulpstoffen*, grond en hulpstoffen*, emballage*",
    "finished goods inventory": "gereed product*, gereed produkt*, eindproducten*",
    "work in progress inventory": "goederen in bewerking*, halffabrikaten*",
    "change in inventory":
      "mutatie voorraad*, mutatie onderhanden werk*, voorraadmutatie*, voorraadwijziging*, wijziging in voorraden*, afname toename*, toename afname*, mutatie voorraden*, voorraadverschillen*",
    "input vat":
      "voorbelasting*, te vorderen btw*, btw te vorderen*, vorderingen btw, terug te vorderen btw*, btw voorbelasting, te vorderen btw verlegd*",
    "output vat":
      "af te dragen btw*, te betalen btw*, omzetbelasting*, btw*, verschuldigde btw*, btw afdracht*, btw verlegd*, af te dragen btw verlegd*",
    "income tax":
      "vpb*, vennootschapsbelasting*, belastinglast*, belastingen op het resultaat*, inkomstenbelasting*, belgische winstbelastingen*, winstbelasting*, belastingen*, belasting over resultaat*, belastingen resultaat*, inkomsten belastingen*",
    "deferred tax":
      "latente belasting*, uitgestelde belasting*, latente belastingverplichtingen, latente belastingvordering*",
    "property tax expense":
      "gewestbelasting*, provinciale en gemeentelijke belastingen*, gemeentelijke belastingen*, provinciale belastingen*, onroerendezaakbelasting*, ozb*, onroerende voorheffing, bedrijfsbelastingen*, motorrijtuigenbelasting*, heffingen*, zakelijke lasten",
    tax: "belasting*",
    wage: "gratificaties*, ontslagvergoeding*, lonen*, loon*, lonen en salarissen*, bezoldiging*, bezoldigingen*, brutoloon*, vakantiegeld*, bonussen*, brutolonen, bruto lonen*, eindejaarsuitkering*, vakantietoeslag*, overuren*, overwerk*, managementvergoeding*",
    salary: "salaris*, salarissen*, personeelskosten*",
    "wage payable":
      "te betalen vakantiebijslag*, netto lonen*, nettolonen*, te betalen lonen*, te betalen vakantiegeld*, reservering vakantiegeld*, vakantiedagen*, lonen te betalen*",
    "payroll tax payable":
      "loonheffing*, loonbelasting*, te betalen loonheffing*, bedrijfsvoorheffing*, ingehouden voorheffing*, af te dragen loonheffingen*, af te dragen loonheffing*, loonheffingen*",
    "social security":
      "sociale zekerheid*, sociale lasten*, werkgeversbijdragen*, patronale bijdragen*, sociale premies*, sociale verzekeringen*, werkgeverslasten*",
    "social security payable":
      "rijksdienst voor sociale zekerheid*, te betalen sociale lasten*, rsz*",
    "pension cost": "pensioenlasten*, pensioenkosten*",
    "pension premium payable": "pensioenpremies*, pensioenpremie*",
    "staff expense":
      "kantinekosten*, overige personeelskosten*, personeel*, ziekteverzuim*, uitzendkrachten*, scholing*, opleidingskosten*, uitzendkrachten*, reiskostenvergoeding personeel, reiskostenvergoeding*, vergoeding studiekosten*, vergoeding woon werk*, vergoeding overige kosten*",
    "share capital":
      "aandelenkapitaal*, geplaatst kapitaal*, kapitaal*, gestort kapitaal*, inbreng*, gestort en opgevraagd kapitaal, eigen vermogen",
    "dividend payable": "te betalen dividend*, nog uit te keren dividend*, dividendschuld*",
    "share premium": "agioreserve*, agio*, uitgiftepremies*",
    "revaluation reserve": "herwaarderingsreserve*, herwaarderingsmeerwaarden*",
    "other reserve":
      "reserve*, reserves*, wettelijke reserve*, algemene reserve*, kapitaalsubsidies*",
    "retained earnings":
      "onverdeelde winst*, overgedragen winst*, overgedragen verlies*, winstreserve*, resultaat boekjaar*, onverdeeld resultaat*, ingehouden winst*, winst lopend boekjaar, overgedragen resultaat, winst voorgaande jaren*, winst vorige jaren*, resultaat voorgaande jaren*",
    drawing:
      "prive opname*, prive belasting*, prive ziektekosten*, prive opnamen*, prive*, privestortingen, prive opnames",
    dividend: "dividend*, te betalen dividend*",
    provision: "garantievoorziening*, voorziening*, voorzieningen*, egalisatiereserve*",
    goodwill: "goodwill*",
    intangible:
      "vooruitbetalingen voor immateriele vaste activa*, immateriele vaste activa*, immateriele*, concessies*, octrooien*, licenties*, merken*, oprichtingskosten*, ontwikkelingskosten*, kosten van oprichting*, vergunning*, auteursrecht*, drankvergunning*, kosten van onderzoek en ontwikkeling*, kosten onderzoek en ontwikkeling*",
    "computer software": "software*",
    land: "terreinen*, grond*, terrein*",
    building:
      "huurdersinvestering, gebouwen*, gebouw*, bedrijfsgebouwen*, verbouwing*, verbouwingen*, winkels*, bedrijfspand*, vastgoed*",
    machinery: "machines*, installaties*, machine*, installaties machines en uitrusting*",
    equipment:
      "inventaris*, kantoorinventaris*, kantoormachines*, gereedschap*, uitrusting*, bedrijfsinventaris*, kantoorapparatuur*, computers*, aanschaf inventaris*, aanschaf machines*, hardware*, overige vaste bedrijfsmiddelen*, vaste bedrijfsmiddelen*",
    "furniture equipment": "meubilair*, kantoormeubilair*",
    "motor vehicle":
      "auto, auto s, motorfietsen*, fietsen*, elektrische fietsen*, bedrijfsvoertuigen*, vervoermiddelen*, auto s*, vrachtwagens*, bestelwagens*, transportmiddelen*, rollend materieel*, personenauto*, bedrijfsauto*, autos*, aanhangwagen*, rijwiel*, bromfiets*, heftruck*, wagenpark*, vervoersmiddel*, vervoermiddel*, vliegtuig*, motorfiets*, fiets, fietsen, vrachtauto s*, bestelauto s*",
    "right of use asset": "gebruiksrechten*, gebruiksrecht leaseovereenkomst*, gebruiksrecht*",
    "fixed asset": "vaste activa*",
    "at cost": "aanschafwaarde*, aanschaffingswaarde*",
    "accumulated depreciation":
      "cum afschrijving*, cumulatieve afschrijving*, geboekte afschrijvingen*, afschrijving gebouwen cumulatief, afschrijvingen geboekt*, afschrijving aanschafwaarde*, cum afschr*, cumulatieve afschr*",
    depreciation: "afschrijving*, afschrijvingen*, afschrijvingskosten*",
    amortisation:
      "afschrijving software*, afschrijvingen software*, afschrijvingskosten software*, amortisatie*, afschrijving licenties*, afschrijving immateriele*, afschrijvingen immateriele*",
    impairment:
      "waardevermindering*, waardeverminderingen*, bijzondere waardevermindering*, afwaardering*, terugneming van waardeverminderingen*, terugneming waardeverminderingen*",
    deposit: "waarborgsommen*, borgtochten betaald in contanten, waarborgen*, borg*",
    revenue:
      "omzet*, verkopen*, netto omzet*, verkoop*, opbrengst verkopen*, omzet diensten*, dienstverlening*, omzet handelsgoederen*, verkopen en diensten*, ontvangen provisie*, provisieopbrengst*, verkoop aftermarket parts*, omzet diensten belast*, omzet leveringen belast*, omzet belast*",
    "sales return":
      "verstrekte korting*, verleende kortingen*, kortingen op verkopen*, toegekende kortingen*, retouren*, betalingskorting debiteuren, creditnota s*, creditnotas*, creditfacturen*",
    "purchase discount":
      "ontvangen inkoopkorting*, ontvangen kortingen*, verkregen kortingen*, inkoopkortingen*, betalingskorting crediteuren",
    "other operating income":
      "collecten*, nalatenschappen*, overige buitengewone baten*, overige opbrengsten*, diverse opbrengsten*, overige baten*, andere bedrijfsopbrengsten*, overige bedrijfsopbrengsten*, bedrijfssubsidies*, subsidie*, buitengewone baten*, bijzondere baten*, verzekeringsuitkering*, terugneming van voorzieningen*, overige inkomsten*, overig inkomsten*",
    income: "opbrengsten*, opbrengst*, baten*, inkomsten*",
    purchase:
      "inkopen*, inkoop*, aankopen*, inkoopwaarde*, kostprijs*, kostprijs verkopen*, kostprijs van de omzet*, inkoopkosten*, inkoopwaarde van de omzet*, inkoopwaarde omzet*, inkoopwaarde verkopen*, inkoopwaarde handelsgoederen*, inkoop handelsgoederen*, kostprijs omzet*, kostprijs van de verkopen*, inkopen btw verlegd*, inkopen nederland verlegd*, inkoopkosten aftermarket parts*",
    subcontractor:
      "uitbesteed werk*, algemene onderaannemingen*, werk derden*, onderaanneming*, derden*, onderaannemer*, uitbesteding*, inhuur derden*",
    "rent expense":
      "huur*, huurkosten*, huisvestingskosten*, huur onroerend goed*, huur en huurlasten*, leasing auto*, leasing mach*, leasing invent*, operational leasing*, operationele leasing*",
    "rental income": "huuropbrengsten*, huurontvangsten*, huurinkomsten*",
    electricity:
      "energiekosten*, gas*, water*, elektriciteit*, electriciteit*, gas water*, energie*, verwarming*",
    cleaning: "schoonmaakkosten*, schoonmaak*, onderhoud gebouw*",
    insurance:
      "verzekering*, verzekeringen*, assurantie*, verzekeringspremie*, verzekeringskosten*, eigen risico*",
    repair: "onderhoud*, reparatie*, reparaties*, onderhoudskosten*",
    fuel: "brandstof*, brandstoffen*, autokosten*, benzine*, brandstofkosten*, diesel*",
    "vehicle expense": "autokosten*, vervoerskosten*, kosten auto*",
    advertising:
      "reclame*, reclamekosten*, advertentie*, advertenties*, sponsoring*, beurskosten*, websitekosten*, marketing*, verkoopkosten*, publiciteit*",
    "travel expense":
      "overnachting*, reiskosten*, reis en verblijfkosten*, verblijfkosten*, reis*, tol, zakenreizen*",
    entertainment: "representatie*, representatiekosten*, relatiegeschenken*",
    telephone: "telefoon*, telefoonkosten*, internet*, communicatie*, telefax*, telefoon telefax*",
    postage: "porti*, portokosten*, porto*",
    "office supply":
      "kantoorbenodigdheden*, kantoorkosten*, drukwerk*, vakliteratuur*, kantoor*, automatiseringskosten*",
    "legal fee": "juridische kosten*, notariskosten*, advieskosten*, advocaatkosten*",
    "audit fee":
      "accountantskosten*, administratiekosten*, boekhoudkosten*, accountantscontrole*, boekhouder*",
    "bank charge": "bankkosten*, kosten betalingsverkeer*, kosten bank*",
    subscription: "webhosting*, contributies*, abonnementen*",
    commission: "provisie*, commissies*, provisies*",
    freight: "vrachtkosten*, transportkosten*, vracht*, vrachten*, invoerrechten*",
    donation: "giften*, donaties*, geschenken*",
    "lease expense": "leasekosten*, operational lease*",
    expense: "kosten*, lasten*, uitgaven*",
    "other expense":
      "overige buitengewone lasten*, overige kosten*, algemene kosten*, diverse kosten*, overige bedrijfskosten*, andere bedrijfskosten*, diensten en diverse goederen*, buitengewone lasten*, bijzondere lasten*, boetes*, reorganisatiekosten*, exploitatiekosten*, organisatiekosten*",
    "interest expense":
      "rente langlopende*, rente kortlopende*, rentelasten*, rentekosten*, betaalde rente*, financieringskosten*, kosten van schulden*, rente lening*, rente hypotheek*, financiele kosten*, hypotheekrente, overige rentelasten*",
    "interest income":
      "rentebaten*, ontvangen rente*, renteopbrengsten*, opbrengsten uit vlottende activa*, financiele opbrengsten*, rente baten*, ontvangen bankrente*, rente spaarrekening*, creditrente*",
    "exchange loss": "koersverlies*, valutaverlies*, valutaverliezen*, koersverliezen*",
    "accrued interest": "opgelopen rente*, opgelopen interest*, overlopende rente*",
    "exchange gain": "koerswinst*, valutawinst*, valutawinsten*, koerswinsten*",
    "interest payable":
      "te betalen rente*, te betalen interest*, nog te betalen rente*, nog te betalen interest*, te betalen intrest*, verschuldigde rente*, rente te betalen*",
    "interest receivable":
      "nog te ontvangen bankrente*, te ontvangen bankrente*, te ontvangen rente*, te ontvangen interest*, te vorderen intrest*, te vorderen rente*, te vorderen interest*",
    interest: "rente*, interest*",
    "dividend income":
      "opbrengsten uit financiele vaste activa*, ontvangen dividend*, opbrengst deelnemingen*",
    "exchange gain loss":
      "valutaresultaten*, valutaresultaat*, koersresultaten*, koersresultaat*, valutaverschillen*, valutaverschil*, koersverschillen*, wisselresultaten*, wisselresultaat*, koersverschil*, wisselkoersverschillen*, wisselkoersverschil*",
    "exchange difference": "omrekeningsverschillen*, omrekeningsverschil*",
    "gain on disposal":
      "winst uit verkoop*, winst bij verkoop*, winst op verkoop*, resultaat verkoop*, boekwinst*, meerwaarden op de realisatie*, meerwaarden*",
    "loss on disposal":
      "boekverlies*, minderwaarden op de realisatie*, minderwaarden*, boekresultaat*",
    "group company": "groepsmaatschappij*, verbonden ondernemingen*",
    "suspense account": "vraagposten*, wachtrekening*, tussenrekening*",
    "credit card payable": "creditcard*, mastercard zakelijk*, zakelijke creditcard*, visa card*",
    "sales discount": "kortingen verkopen, kortingen verkoop, verleende kortingen",
    "freight outward": "vrachtkosten verkoop*, vrachtkosten verkopen",
    "security service": "beveiliging*, beveiligingskosten*",
    "release of provision": "vrijval voorzieningen, vrijval voorziening",
    "bill receivable": "te ontvangen wissels, wissels te ontvangen",
    "bill payable": "wissels te betalen",
    "construction in progress": "materiele vaste activa in uitvoering",
    "legal provision": "voorziening claims, voorziening juridische*",
    "legal reserve": "statutaire reserve*, statutaire reserves",
    "bank overdraft": "rekening courant krediet*",
    "deposit payable": "ontvangen borgsommen, ontvangen borgsom",
    "waste disposal": "afvalverwerking*, vuilafvoer*",
    "compensation received": "schadevergoeding*",
    "cost of sales":
      "grondstoffenverbruik*, materiaalverbruik*, verbruik grondstoffen*, verbruik materialen*",
    customer: "klanten*, klant*, afnemers*",
    supplier: "leveranciers*, leverancier*",
    "bank account":
      "spaartegoed*, zakelijke spaarrekening*, dollarrekening*, usd rekening*, valutarekening*, bankrekening usd*, vreemde valutarekening*",
    "supplier prepayment":
      "aanbetalingen leveranciers*, voorschotten leveranciers*, vooruitbetaald op inkopen*, aanbetalingen aan leveranciers*, vooruitbetalingen aan leveranciers*",
    "retention payable": "ingehouden waarborg*, inhoudingen onderaannemers*",
    "retention receivable": "inhoudingen door opdrachtgevers*, inhoudingen opdrachtgevers*",
    "dividend declared": "uitkering aan aandeelhouders*, dividenduitkering*, uitgekeerd dividend*",
    "accumulated amortisation intangible":
      "cum afschr software*, cum afschr licenties*, cumulatieve afschrijving ontwikkelingskosten*, cumulatieve afschrijving software*, cumulatieve afschrijving licenties*, afschrijving licenties cumulatief*, afschrijving ontwikkelingskosten cumulatief*, afschrijving software cumulatief*",
    "accumulated depreciation machinery":
      "afschrijving machines cumulatief*, afschrijving inventaris cumulatief*, afschrijvingen bedrijfsinventaris cumulatief*, afschrijving ovens en machines cumulatief*",
    "accumulated depreciation motor vehicle":
      "afschrijving auto s cumulatief*, afschrijving wagenpark cumulatief*",
    "hire purchase": "huurkoop*",
    "discount allowed":
      "betalingskorting*, betalingskortingen*, verleende betalingskorting*, betalingskorting klanten*, korting voor contant*",
    "service revenue":
      "advieshonoraria*, advieshonorarium*, abonnementsgelden*, abonnementsopbrengsten*, gefactureerde uren*",
    "leasehold improvement": "huurdersinvesteringen*",
    asset: "activa, vaste activa, vlottende activa",
  },
};
