import type { Language } from "../Language.ts";

export const swedish: Language = {
  code: "sv",
  name: "Swedish",
  joinsWords: true,
  digraphs: { aa: "a", ae: "a", oe: "o" },
  filler:
    "och eller for av till fran i pa vid med utan som under over om den det de en ett ej mm m andra ovriga ovrig ovrigt del ar mellan inom utanfor samt hos an annan andras till sverige utlandet utland kortfristiga kortfristig langfristiga langfristig annat avdragsgill avdragsgilla foretag gruppkonto ovr liknande sarskilda sarskild lokaler varor tjanster export engangskaraktar arets rorelsekaraktar land kontanta resultat extraordinara vmb produkt foretagsledare gamla ingangsvarden lokal efs omvand oreducerad reducer ber tax",
  words: {
    "fixed deposit": "fastrantekonto*",
    "group contribution": "lamnade koncernbidrag*",
    "income tax receivable": "betald f skatt*",
    "lease liability": "finansiell leasing*, leasingskuld*, leasingskulder*, hyresskuld*",
    "deferred government grant": "investeringsbidrag*",
    "accumulated impairment": "ack nedskr*",
    "non controlling interest": "minoritetsandel*, minoritetsintresse*",
    "supplier prepayment": "forskottsbetalning*, forskott leverantorer*, leverantorsforskott*",
    "share of profit of associate":
      "resultat fran andelar i intresseforetag*, resultat fran intresseforetag*",
    "shareholder loan": "lan fran agare*, agarlan*, lan fran delagare*",
    "contract asset": "pagaende arbeten for annans rakning",
    "trade receivable":
      "kundfordr*, kundfordring*, kundfordringar*, vaxelfordringar*, kundfakturor*, utestaende kundfakturor*, obetalda kundfakturor*, utestaende fordringar kunder*",
    receivable: "fordran*, fordringar*",
    "other receivable":
      "andra kortfristiga fordringar*, ovriga fordringar*, andra fordringar*, fordringar hos anstallda*, diverse fordringar*, ovriga kortfristiga fordringar*, skattekonto, avrakning for skatter*",
    "staff advance receivable": "forskott till anstalld*, lan till anstallda, lan till personal",
    "allowance for doubtful debt":
      "nedskrivning av kundfordringar, vardereglering av kundfordringar, osakra kundfordringar*, nedskrivning av osakra*",
    "bad debt expense":
      "forluster pa kundfordringar*, kundforlust*, konstaterade forluster*, befarade forluster*",
    "trade payable fixed asset":
      "leverantorsskuld investering*, leverantorsskulder investering*, leverantorsskulder anlaggning*, leverantorsskulder avseende anlaggning*, leverantorer investering*, leverantorer anlaggning*",
    "trade payable":
      "leverantorsskuld*, leverantorsskulder*, vaxelskulder*, leverantorsfakturor*, obetalda leverantorsfakturor*, obetalda fakturor fran leverantorer*",
    payable: "skuld*, skulder*",
    "other payable":
      "uppl kost*, ovriga skulder*, ovriga kortfristiga skulder*, upplupna kostnader*, ovriga upplupna kostnader*, andra kortfristiga skulder*, upplupen hyra*, upplupna hyror*",
    prepayment:
      "forutb kost*, forutb hyr*, forutbetalda kostnader*, forutbetalda*, forskott till leverantorer*, forutbetald*, forutbetalda forsakringspremier*, forutbetalda forsakringar*, forutbetald hyra*, forutbetalda hyror*",
    "customer deposit":
      "forskott fran kunder*, kundforskott*, erhallna forskott*, mottagna forskott*, forskott kunder*",
    "deferred income":
      "forutbetalda intakter*, ovriga forutbetalda intakter*, forutbetalda hyresintakter*, forutbetalda abonnemang*, forskottsfakturerat*, forskottsfakturerade*, forutbetalda abonnemangsintakter*",
    "accrued income":
      "uppl int*, upplupna intakter*, upplupna hyresintakter*, upplupna avtalsintakter*, upparbetad men ej fakturerad*",
    loan: "kapitallan*, masskuldebrevslan*, lan*, skulder till kreditinstitut*, banklan*, lan fran*, lane*, fastighetslan*, byggnadskreditiv*, langfristiga skulder*, skulder till*, billan*, avbetalningslan fordon*, fordonslan*, lan bilar*, skuld till kreditinstitut*, lan i bank*, lan som tagits*",
    "loan receivable":
      "langfristiga fordringar*, lan till*, lanefordringar*, reverser*, utlaning till*, utlaning*, lan till narstaende*, utlamnade lan*, fordran lan*",
    bond: "obligationslan*, konvertibla lan*",
    "bank overdraft": "checkrakningskredit*",
    bank: "brukskonto*, bank*, checkrakningskonto*, foretagskonto*, plusgiro*, bankgiro*, bankmedel*, postgiro*, affarskonto*, checkkonto*, seb, swedbank*, handelsbanken*, nordea*, girokonto*",
    cash: "kassa*, handkassa*, kontanter*",
    investment:
      "obligationer*, andelar*, aktier*, vardepapper*, kortfristiga placeringar*, placeringar*, noterade aktier*, borsaktier*",
    inventory: "lager*, varulager*, lager av*, handelsvaror*",
    "raw material inventory":
      "material och fornodenheter, ravaror*, lager av ravaror*, tillsatsmaterial*",
    "finished goods inventory": "fardiga varor*, lager av fardiga varor*",
    "work in progress inventory":
      "produkter i arbete*, varor under tillverkning*, pagaende arbeten*, pagaende arbete*, halvfabrikat*, lager av halvfabrikat*",
    "change in inventory": "forandring av lager*, lagerforandring*, forandring av*",
    "input vat": "ing moms*, ingaende moms*, momsfordran*, debiterad ingaende moms*",
    "output vat":
      "utg moms*, utgaende moms*, momsskuld*, redovisningskonto for moms*, moms*, mervardesskatt*",
    "income tax":
      "inkomstskatt*, skatt pa arets*, bolagsskatt*, betald f skatt*, skatteskulder*, skattefordringar*, beraknad inkomstskatt*, preliminarskatt*, skatt som belastar*, f skatt*, arets skatt*",
    "deferred tax": "uppskjuten skatt*",
    "property tax expense": "fastighetsskatt*, fordonsskatt*",
    tax: "skatt*, skatter*, arets skattekostnad*, arets bolagsskatt*",
    wage: "lon*, loner*, loner till*, kontanta loner*, semesterloner*, ersattningar*, kollektivanstallda*, tjansteman*, bonus*, semesterlon*, sjuklon*, gratifikation*, overtidsersattning*, tantiem*, avgangsvederlag*, lonekostnad*, lonekostnader*, bruttoloner*",
    "wage payable":
      "upplupna loner*, upplupna semesterloner*, loneskulder*, semesterloneskuld*, nettolon att betala*, nettoloner att betala*, nettoloner*",
    "payroll tax payable":
      "personalskatt*, personalens kallskatt*, avdragen skatt*, personalskatt och arbetsgivaravgifter*, kallskatt anstallda*",
    "social security":
      "sarskild loneskatt*, arbetsgivaravgift*, sociala avgifter*, lagstadgade sociala avgifter*, socialavgifter*, egenavgifter*, sarsk loneskatt*, soc avg*, lagstad soc avg*",
    "social security payable":
      "lagstadgade sociala avgifter och sarskild loneskatt*, upplupna sociala avgifter*, avrakning sociala avgifter*, avrakning lagstadgade sociala avgifter, upplupna lagstadgade sociala avgifter*, upplupna arbetsgivaravgifter, skuld sociala avgifter*, skuld arbetsgivaravgifter*, avrakn sarsk lonesk*, upplupna soc avg*",
    "pension expense":
      "pensionsavgift*, pensionskostnad*, pensionsforsakringspremier*, pensionspremier*, premier for*",
    "staff expense":
      "skattefria bilersattningar*, skattepliktiga bilersattningar*, skattefria traktamenten*, skattepliktiga traktamenten*, personalkostnader*, utbildning*, personal*, sjukvard*, foretagshalsovard*, friskvard*, personalrepresentation*, gruppforsakringspremier*, traktamenten*, arbetsmarknadsforsakring*, sjuk och halsovard*",
    "share capital":
      "andelskapital*, aktie eller andelskapital*, bolagsinsats*, aktiekapital*, eget kapital*, insatskapital*, kapital*, insatser*, bundet eget kapital, inbetalt aktiekapital*",
    "treasury share": "egna aktier*",
    "share premium": "overkursfond*, fri overkursfond",
    "revaluation reserve": "uppskrivningsfond*",
    "other reserve": "reservfond*, fond*",
    "depreciation and impairment": "av och nedskrivning*, avskrivningar och nedskrivning*",
    "untaxed reserve":
      "bokslutsdisposition*, periodiseringsfond*, obeskattade reserver*, ackumulerade overavskrivningar*, ack overavskr*, overavskrivning*, ersattningsfond*, avsattning till periodiseringsfond*, aterforing fran periodiseringsfond*, aterforing av periodiseringsfond*, forandring av periodiseringsfond*, forandring av overavskrivning*, forandring av obeskattade reserver*",
    "retained earnings":
      "arets res*, bal vinst*, rakenskapsperiodens vinst*, rakenskapsperiodens resultat*, balanserad vinst*, arets resultat*, vinst eller forlust*, balanserat resultat*, fritt eget kapital*, balanserade vinstmedel*, balanserade vinster*, vinst foregaende ar*",
    drawing: "egna uttag*, privatuttag*, egna varuuttag*, uttag*",
    "capital contribution":
      "egna insattningar*, arets kapitaltillskott*, aktieagartillskott*, erhallna aktieagartillskott*, egen insattning*, egna insattningar*",
    dividend: "utdelning*, outtagen vinstutdelning",
    provision:
      "avsattningar for tvistiga skatter*, avsattningar for ovriga skatter*, avsattning*, avsattningar*",
    "pension provision": "avsattningar for pensioner*, pensionsavsattning*",
    goodwill: "goodwill*",
    intangible:
      "immateriella*, patent*, licenser*, koncessioner*, varumarken*, hyresratt*, hyresratter*, balanserade utgifter*, utvecklingsutgifter*, tomtratter*, immateriella anlaggningstillgangar*, balanserade utgifter for utveckling*, balanserade utvecklingskostnader*, aktiverade utvecklingskostnader*",
    "computer software": "programvaror*, dataprogram*, programvara*",
    land: "mark*, tomter*, markanlaggning*, markanlaggningar*, obebyggda markomraden*",
    building: "byggnad*, byggnader*, forbattringsutgifter*, byggnadsinventarier*, fastigheter*",
    machinery: "maskiner*, maskin*, anlaggningar*, tekniska anlaggningar*, mask o andra tekn anl*",
    equipment:
      "materiella anlaggningstillgangar, inventarier*, verktyg*, installationer*, datorer*, kontorsmaskiner*, leasade tillgangar*, inkop av inventarier*, inkop av maskiner*, inkop av anlaggningstillgangar*, kop av inventarier*",
    "motor vehicle":
      "bilar*, transportmedel*, personbilar*, lastbilar*, fordon*, andra transportmedel*",
    "asset under construction":
      "pagaende nybyggnad*, pagaende ombyggnad*, pagaende tillbyggnad*, pagaende nyanlaggningar*",
    "accumulated depreciation":
      "ack avs*, ack av, ackumulerade avskrivningar*, ack avskrivningar*, ackumulerade nedskrivningar*, ack nedskrivningar*, varde minskning*, ack avskr*, vardeminskning*, ackumulerad vardeminskning*, ackumulerad avskrivning*, ack avskrivn inv*",
    depreciation: "avskrivning*, avskrivningar*",
    impairment: "nedskrivning*, nedskrivningar*",
    deposit: "deposition*, depositioner*, lamnade depositioner*",
    revenue:
      "forsaljning moms*, forsaljning varor moms*, forsaljning tjanster moms*, forsaljning varor inom sverige moms*, forsaljning tjanster inom sverige moms*, forsaljning momspliktig*, forsaljning*, fakturerade*, forsaljning av*, forsaljning varor*, forsaljning tjanster*, omsattning*, intakt*, provisionsintakt*, forsaljn tjanst*",
    "sales return":
      "rabatter*, lamnade rabatter*, lamnade kassarabatter*, bonus till kunder, returer fran kunder, kundreturer*, returer*, kreditfakturor kunder*, kundkrediteringar*",
    "purchase discount": "erhallna rabatter*, erhallna kassarabatter*, reduktion av inkopspriser*",
    "own work capitalised": "aktiverat arbete*",
    "other operating income":
      "ovriga rorelseintakter*, ovriga inkomster*, ovriga intakter*, hyresintakter*, erhallna bidrag*, bidrag*, provisionsintakter*, erhallna offentliga bidrag*, oresutjamning*, ovriga ersattningar*, sidointakter*, skadestand*, forsakringsersattningar*, faktureringsavgift*",
    income: "intakter*, inkomster*",
    purchase:
      "inkop*, inkop av varor*, inkop av*, inkop varor*, material*, materialkostnad*, kostnad for salda varor, varuinkop*, inkopta varor*, handelsvaror sverige*, kostnad salda varor*, kostnad for salda varor*, kostnader for salda varor*, kop av vmb varor*, kop av varor*",
    subcontractor:
      "legoarbeten*, underentreprenader*, inhyrd personal*, inhyrd*, underentreprenorer*, underkonsulter*, underentreprenad*",
    "rent expense":
      "lokalhyra*, hyra*, lokalkostnader*, hyreskostnader*, hyra av*, arrende*, tomtrattsavgald*",
    electricity:
      "electricitet*, el for*, el*, vatten*, varme*, elektricitet*, eldningsolja*, belysning*, uppvarmning*",
    cleaning: "stadning*, renhallning*, sopning*",
    insurance: "forsakring*, foretagsforsakring*, foretagsforsakringar*, forsakringspremier*",
    repair: "reparation*, underhall*, reparationer*, reparation och underhall*",
    fuel: "drivmedel*, bransle*, bensin*, diesel*",
    "vehicle expense":
      "personbilskostnader*, bilkostnader*, lastbilskostnader*, transportmedelskostnader*, skatt och forsakring*",
    advertising:
      "reklam*, annonsering*, reklamtrycksaker*, utstallningar*, pr*, marknadsforing*, reklam och pr*, marknadsforing och reklam*",
    "travel expense":
      "resekostnader*, biljetter*, kost och logi*, resor*, bilersattning*, milersattning*, reseersattning*, hotell*, vagtull*, trangselskatt*",
    entertainment: "representation*, repr avdr gill*, repr ej avdr gill*",
    telephone:
      "tele*, telefon*, telefoni*, mobiltelefon*, datakommunikation*, telekommunikation*, internet*, fast telefoni*",
    postage: "postbefordran*, porto*, post*",
    "office supply":
      "kontorsmaterial*, kontorsmateriel*, trycksaker*, forbrukningsinventarier*, forbrukningsmaterial*, datautrustning*, tidningar*",
    "legal fee": "advokat*, konsultarvoden*, juridisk*, konsult*, advokat och rattegangskostnader*",
    "audit fee":
      "revision*, redovisningstjanster*, revisionsarvoden*, bokforing*, ovriga revisionstjanster*",
    "bank charge": "bankkostnader*, bankavgifter*, kortavgifter*",
    subscription:
      "prenumeration*, foreningsavgifter*, medlemsavgifter*, tidningar tidskrifter*, foreningsavgifter*, facklitteratur*, tidningar facklitteratur*",
    commission: "provision*, provisioner*",
    freight:
      "frakt*, frakter*, transporter*, frakter och transporter*, tull*, speditionskostnader*",
    donation: "valgorenhet*, gavor*, lamnade bidrag*",
    royalty: "royalty*, licensavgifter*, royalties*, licensintakter*",
    "lease expense": "leasing*, leasingavgifter*, hyra av inventarier*",
    expense: "kostnad*, kostnader*, utgifter*",
    "other expense":
      "ovriga kostnader*, ovriga externa kostnader*, ovriga externa tjanster*, ovriga rorelsekostnader*, diverse kostnader*, ovriga forsaljningskostnader*, bevakning*, forvaltningskostnader*, styrelsearvoden*, larm*, management fees*",
    "interest expense":
      "ovriga finansiella kostnader*, rantekostnad*, rantekostnader*, rantekostnader for*, drojsmalsrantor*, laneranta*, lanerantor*, ranta banklan*, ranta lan*",
    "interest income": "ranteintakt*, ranteintakter*, bankranta*, ranteintakter bank*",
    "interest payable": "upplupna rantekostnader*, ranteskuld*",
    "interest receivable": "upplupna inkomstrantor*, upplupna ranteintakter*",
    interest: "ranta*, rantor*",
    "dividend income":
      "utdelning pa andelar*, utdelning pa*, resultat fran andelar*, utdelningar*, utdelningsintakter*, erhallen utdelning*, utdelning pa aktier*",
    "accrued interest": "upplupna rantor*, upplupen ranta*",
    "exchange gain":
      "valutakursvinst*, valutakursvinster*, kursvinst*, kursvinster*, valutavinst*, valutavinster*",
    "exchange loss":
      "valutakursforlust*, valutakursdifferens*, valutakursforluster*, valutakursdifferenser*, kursforlust*, kursforluster*, valutaforlust*, valutaforluster*",
    "gain on disposal":
      "vinst vid avyttring*, vinst vid*, reavinst*, forsaljning av inventarier*, forsaljning av maskiner*, forsaljning av anlaggningstillgangar*, realisationsvinst*, resultat avyttring*, resultat vid avyttring*, vinst forsaljning anlaggningstillgangar*, vinst avyttr maskiner inv*",
    "loss on disposal": "forlust vid avyttring*, forlust vid*, reaforlust*",
    "group company": "koncernforetag*, lamnat koncernbidrag*",
    associate: "intresseforetag*",
    "credit card payable":
      "kontokort*, kreditkort*, foretagskort*, kreditkortsskuld*, kontokortsskuld*, kortskuld*",
    employee: "anstallda*",
    "exchange gain loss":
      "valutaresultat*, kursdifferens*, kursdifferenser*, valutadifferens*, valutadifferenser*, kursvinster och kursforluster*, valutakursvinster och forluster*",
    "tax refund receivable": "skattefordringar, skattefordran*",
    "freight outward": "utfrakter*",
    parking: "parkering*",
    "release of provision": "aterforing av avsattningar, aterforing av avsattning",
    subsidy: "bidrag fran stat och kommun, erhallna statliga bidrag, statliga bidrag*",
    "legal provision": "avsattning for tvister, avsattningar for tvister",
    "gain on sale of investment":
      "resultat vid forsaljning av aktier*, vinst vid forsaljning av aktier*",
    "deposit payable": "mottagna depositioner*",
    "fine penalty": "boter*",
    "hotel accommodation": "logi*",
    gas: "gas",
    "leasehold improvement": "forbattringsutgifter pa annans fastighet*",
    "advance on tangible fixed asset":
      "forskott for materiella anlaggningstillgangar, forskott for byggnader och mark, forskott for maskiner och inventarier, forskott for inventarier*",
    "intercompany loan receivable":
      "utlaning till koncernforetag*, lan till koncernforetag*, lan till dotterbolag*, lan till dotterforetag*",
    customer: "kunder*",
    supplier: "leverantorer*",
    "retention receivable":
      "innehallna medel hos kunder*, innehallna belopp hos kunder*, fordringar innehallna belopp*, garantibelopp hos kunder*",
    "retention payable":
      "innehallna medel underentreprenorer*, skulder innehallna belopp*, innehallna belopp underentreprenorer*",
    "bank account":
      "sparkonto*, placeringskonto*, foretagskonto spar*, kapitalkonto*, valutakonto*, dollarkonto*, eurokonto*, usd konto*",
    "income tax payable": "skatteskuld*, skuld inkomstskatt*",
    "right of use asset": "nyttjanderatt*, nyttjanderattstillgang*, nyttjanderattstillgangar*",
    "dividend declared": "lamnad utdelning*, utbetald utdelning*",
    "dividend payable": "utdelningsskuld*, beslutad utdelning*, skuld utdelning*",
    "discount allowed": "kassarabatter till kunder*, kassarabatt kunder*, kassarabatter*",
    "cost of sales": "varuforbrukning*, varukostnad*, varukostnader*, materialforbrukning*",
    "service expense": "webbhotell*, serverkostnader*, molntjanster*",
    amortisation:
      "avskrivningar programvara*, avskrivning programvara*, avskrivningar licenser*, avskrivning licenser*, avskrivning immateriella*, avskrivningar immateriella*, avskrivning utvecklingskostnader*, avskrivningar utvecklingskostnader*",
    "service revenue":
      "konsultintakter*, konsultintakt*, fraktintakter*, transportintakter*, abonnemangsintakter*, abonnemangsintakt*, tjansteintakter*",
    "net profit for the year": "redovisat resultat*",
    "rounding difference": "oresavrundning*, ores och kronutjamning*",
    "professional fee":
      "ersattning till revisor*, ersattning for revision*, ersattningar till revisor*",
  },
};
