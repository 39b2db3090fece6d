import type { Language } from "../Language.ts";

export const norwegian: Language = {
  code: "no",
  name: "Norwegian",
  joinsWords: true,
  digraphs: { aa: "a", oe: "o" },
  filler:
    "og eller for av til fra i pa ved med uten som under over om den det de en et ikke mv m v andre annen annet ovrige innenfor utenfor mellom samt hos innland utland diverse fradragsberettiget opplysningspliktig oppgavepliktig oppgavepliktige unntatt innenlands utenlands utenlandsk utenlandske norske norsk klasse ervervet egenutviklet fastsatt brutto vedr inklusive valuta nok eur avgiftspliktig avgiftsfri avgiftsfritt avgiftsplikt langsiktig kortsiktig langsiktige kortsiktige sats hoy middels lav fritaksmetoden omvendt gruppe innforsel utforsel solgte spes omlops",
  words: {
    "deferred government grant": "investeringstilskudd*",
    "interest receivable": "palopt renteinntekt*, opptjent renteinntekt*",
    "income tax expense": "skattekostnad*",
    "investment property": "investeringseiendommer*",
    "shareholder account": "mellomregning aksjonaer*",
    "capital contribution": "innskudd kontanter*, privat innskudd*, privatinnskudd*",
    "credit card payable": "kreditt kort, kredittkort*, firmakort*, bedriftskort*",
    "share of profit of associate": "inntekt pa investering i tilknytte*, resultatandel tilknytte*",
    "deferred tax asset": "utsatt skattefordel*",
    "trade receivable":
      "utestaende fordringer, kundefordring*, kundefordringer*, debitorer*, utestaende kundefordringer*, utestaende fakturaer*",
    receivable: "fordring*, fordringer*, til gode*",
    "other receivable":
      "kortsiktige fordringer, andre fordringer*, andre kortsiktige fordringer*, fordringer pa ansatte*, krav pa*, reiseforskudd*, lonnsforskudd*, diverse fordringer*, fordringer pa styremedlemmer*, fordringer pa eiere*",
    "staff advance receivable": "forskudd til ansatte*, lonnsforskudd*, lan til ansatte*",
    "allowance for doubtful debt":
      "avsetning tap pa fordringer*, avsetning for tap pa fordringer*, avsetning tap*",
    "bad debt expense":
      "tap pa fordringer*, konstaterte tap*, tap pa krav*, innkommet pa tidligere nedskrevne fordringer*, konstaterte tap pa kunder*, tap pa kunder*",
    "trade payable fixed asset":
      "leverandorgjeld investering*, leverandorgjeld anlegg*, leverandorgjeld varige driftsmidler, leverandorer investering*, leverandorer anlegg*",
    "trade payable": "leverandorgjeld*, gjeld til leverandorer*, kreditorer*",
    payable: "gjeld*, skyldig*",
    "other payable":
      "annen kortsiktig gjeld*, palopte kostnader*, andre palopte kostnader*, annen gjeld*, annen palopt kostnad*, skyldig husleie*, skyldig leie*, skyldig revisjon*, palopt husleie*, palopt leie*",
    prepayment:
      "forskuddsbetalt*, forskuddsbetalte*, forskuddsbetaling til leverandorer*, forskudd til leverandorer*, forskuddsbetalt kostnad*",
    "customer deposit":
      "forskudd fra kunder*, forskuddsbetaling fra kunder*, mottatte forskudd*, mottatt forskudd*, kundeforskudd*",
    "deferred income":
      "uopptjent inntekt*, uopptjente inntekter*, forskuddsbetalt inntekt*, forskuddsfakturert*, uopptjente abonnement*, uopptjent abonnement*, forskuddsfakturerte*",
    "accrued income":
      "opptjente ikke fakturerte*, opptjent ikke fakturert*, palopte inntekter*, palopt renteinntekt*, palopt leieinntekt*",
    loan: "lan*, gjeld til kredittinstitusjoner*, banklan*, pantelan*, byggelan*, langsiktig gjeld*, gjeld til finansinstitusjoner*, billan*, finansiering biler*, finansiering varebiler*, lan bil*, lan varebil*",
    "lease liability": "leasinggjeld*, leasingforpliktelse*, leieforpliktelse*",
    "loan receivable":
      "lan til*, langsiktige fordringer*, utlan*, andre langsiktige fordringer*, utlan til*, lan til naerstaende*",
    bond: "obligasjonslan*, obligasjoner*, konvertible lan*",
    "bank overdraft": "kassakreditt*, kassekreditt*",
    bank: "sjekkonto*, bankinnskudd*, bank*, brukskonto*, sparekonto*, driftskonto*, bankinnskudd for skattetrekk*, bankinnskudd skattetrekk*, skattetrekkskonto*, bank skattetrekk*, dnb, dnb bank*, sparebank*, nordea*",
    cash: "smapenger*, kasse*, kontanter*, kassebeholdning*",
    investment:
      "andre finansielle anleggsmidler*, finansielle anleggsmidler*, aksjer*, andeler*, investeringer*, verdipapirer*, markedsbaserte*, obligasjoner markedsbaserte, borsnoterte aksjer*, sertifikater*, markedsbaserte sertifikater*, andre sertifikater*, finansielle instrumenter*, andre finansielle instrumenter*",
    inventory:
      "varelager*, varer*, innkjopte varer for videresalg*, beholdning*, varebeholdning*, handelsvarer*",
    "raw material inventory": "ravarer*, ravarer og innkjopte halvfabrikata*, halvfabrikata*",
    "finished goods inventory": "ferdige egentilvirkede varer*, ferdigvarer*",
    "work in progress inventory": "varer under tilvirkning*, igangsatt produksjon*",
    "change in inventory": "beholdningsendring*, endring i beholdning*, beholdningsendringer*",
    "input vat": "inngaende merverdiavgift*, inngaende mva*, inngaende avgift*",
    "output vat":
      "utgaende merverdiavgift*, utgaende mva*, oppgjorskonto merverdiavgift*, oppgjorskonto mva*, merverdiavgift*, mva*, skyldig mva*, skyldig merverdiavgift*",
    "income tax": "betalbar skatt*, inntektsskatt*, skatt pa*, selskapsskatt*, overskuddsskatt*",
    "deferred tax": "utsatt skatt*",
    "property tax expense": "eiendomsskatt*, arsavgift*, offentlige avgifter*",
    tax: "skatt*, skatter*, avgift*",
    wage: "lonn*, lonn til*, feriepenger*, faste lonn*, bonus*, overtid*, fast lonn*, lonnskostnad*, lonn og*, sluttvederlag*, tantieme*, godtgjorelse til styremedlemmer*",
    "wage payable":
      "skyldig lonn*, skyldige feriepenger*, palopt lonn*, palopte feriepenger*, palopt lonn, netto lonn*, nettolonn*, utbetalt lonn*",
    "payroll tax payable": "skattetrekk*, forskuddstrekk*, skyldig skattetrekk*, trukket*",
    "social security": "arbeidsgiveravgift*, folketrygdavgift*, arb giv avg*",
    "social security payable":
      "skyldig arbeidsgiveravgift*, palopt arbeidsgiveravgift*, skyldig folketrygdavgift*",
    "pension expense":
      "pensjonskostnad*, pensjonskostnader*, innberetningspliktig pensjonskostnad*, premie pensjonsordning*, premie til pensjonsordning*, tilskudd og premie til pensjonsordning*",
    "staff expense":
      "rentefordel*, personalkostnad*, annen personalkostnad*, kantinekostnader*, yrkesskadeforsikring*, gaver til ansatte*, godtgjorelse til*, refusjon av sykepenger*, refusjon*, velferd*, bedriftshelsetjeneste*, fri bil*, fri avis*, fri bolig*, fri losji*, fri telefon*",
    "share capital":
      "aksjekapital*, selskapskapital*, egenkapital*, innskutt egenkapital*, andelskapital*, grunnkapital*, innskutt kapital*",
    "treasury share": "egne aksjer*",
    "dividend payable": "avsatt utbytte*, skyldig utbytte*",
    "share premium": "overkurs*, overkursfond*",
    "other reserve":
      "fond*, fond for*, reserver*, annen innskutt egenkapital*, fond for vurderingsforskjeller*",
    "retained earnings":
      "annen egenkapital*, udisponert*, opptjent egenkapital*, arsresultat*, udekket tap*, resultat*, opptjent resultat*, tidligere ars resultat*",
    drawing:
      "uttak kontanter*, uttak av varer*, uttak varer og tjenester*, privatuttak*, privat*, privatkonto*, eiers uttak*, eieruttak*",
    dividend: "utbytte*, avsatt utbytte*",
    provision: "avsetning*, avsetninger*",
    "depreciation and amortisation":
      "avskrivning pa varige driftsmidler og immaterielle eiendeler*, avskrivninger pa varige driftsmidler og immaterielle eiendeler*",
    "depreciation and impairment": "av og nedskrivning*, avskrivninger og nedskrivning*",
    "pension provision": "pensjonsforpliktelser*",
    goodwill: "goodwill*, forretningsverdi*",
    intangible:
      "immaterielle*, patenter*, lisenser*, konsesjoner*, varemerker*, forskning og utvikling*, utvikling*, andre rettigheter*, rettigheter*, immaterielle eiendeler*, balanseforte utviklingskostnader*, aktivert utvikling*, aktiverte utviklingskostnader*, immatr eiendeler*",
    "computer software": "programvare*, edb programmer*",
    land: "tomter*, grunnarealer*, grunnareal*, jord og skogbrukseiendommer*",
    building:
      "bygninger*, bygg*, forretningsbygg*, bygningsmessige anlegg*, boliger*, fast eiendom*, bygningsinventar*, fast bygningsinventar*, fast eiend*",
    machinery: "maskiner*, maskiner og anlegg*, anlegg*",
    equipment:
      "varige driftsmidler, inventar*, verktoy*, kontormaskiner*, utstyr*, driftslosore*, edb utstyr*, datautstyr*, kjop av inventar*, kjop av driftsmidler*, kjop av maskiner*, kjop av anleggsmidler*",
    "motor vehicle":
      "busser*, traktorer*, trucker*, biler*, transportmidler*, varebiler*, kjoretoy*, skip*, fly*, personbil*, varebil*, stasjonsvogn*, lastebil*",
    "asset under construction": "under utforelse*, anlegg under utforelse*",
    "accumulated depreciation":
      "akkumulerte avskrivninger*, akkumulert avskrivning*, akk avskrivninger*, akk avskr*, akk avskrivning*, akkumulert verdifall*",
    depreciation: "avskrivning*, avskrivninger*",
    impairment: "nedskrivning*, nedskrivninger*",
    deposit: "leieboerinnskudd*, depositum*, deposita*, depositum husleie, husleiedepositum*",
    revenue:
      "salgsinntekt avgiftspliktig*, salgsinntekter avgiftspliktig*, salgsinntekt avgiftsfri*, salgsinntekter avgiftsfri, salgsinntekt*, salgsinntekter*, salg*, omsetning*, salg av varer*, salg av tjenester*, provisjonsinntekt*, salgsinntekt handelsvarer*",
    "sales return":
      "rabatter*, salgsrabatter*, returer fra kunder, returer*, kreditnotaer kunder*, kreditnotaer til kunder*",
    "purchase discount": "innkjopsrabatter*, innkjopsrabatt*",
    "own work capitalised": "egne anleggsmidler*",
    "other operating income":
      "annen driftsinntekt*, annen driftsrelatert inntekt*, leieinntekt*, leieinntekter*, offentlige tilskudd*, tilskudd*, andre inntekter*, leieinntekt fast eiendom*, viderefakturering av omkostninger*, spes offentlige tilskudd*",
    income: "inntekt*, inntekter*",
    purchase:
      "varekjop*, innkjop*, innkjop av*, forbruk*, varekostnad*, forbruk av*, kjop av*, vareforbruk*, kjop av handelsvarer*, innkjop av handelsvarer*",
    subcontractor:
      "underentrepriser*, fremmedytelse*, fremmedytelser*, underentreprise*, underentreprenorer*, innleid arbeidskraft*, innleide*, innleid personell*",
    "rent expense":
      "leie lokaler*, husleie*, leie av*, leiekostnad*, leie*, leie maskiner*, leie lokale*, leie av lokale*",
    electricity:
      "lys*, varme*, strom*, energi*, brensel*, vann*, lys og varme*, elektrisitet*, gass*, fyringsolje*, vann avlop*, renovasjon vann avlop*",
    cleaning: "renhold*, renovasjon*",
    insurance: "forsikring*, forsikringspremie*, forsikringer*",
    repair: "reparasjon*, vedlikehold*, reparasjon og vedlikehold*",
    fuel: "drivstoff*, bensin*, diesel*, dieselolje*",
    "vehicle expense":
      "bilkostnader*, bilkostnad*, kostnad transportmidler*, kostnader transportmidler*, bilgodtgjorelse*, bruk av privat bil",
    advertising:
      "reklame*, annonser*, markedsforing*, salgs og reklamekostnad*, salgskostnad*, reklamekostnad*",
    "travel expense":
      "reise, reisekostnad*, reisekostnader*, diettkostnad*, diett*, bilgodtgjorelse*, reise*, kost*, overnatting*, bompenger*",
    entertainment: "representasjon*",
    telephone:
      "telefon*, telekommunikasjon*, internett*, mobiltelefon*, elektronisk kommunikasjon*",
    postage: "porto*, post*",
    "office supply":
      "kontorrekvisita*, kontorkostnad*, trykksaker*, aviser*, kontor*, driftsmaterialer*, aviser tidsskrifter*, datakostnad*, rekvisita*, trykksak*",
    "legal fee":
      "advokat*, juridisk*, honorar*, honorarer*, konsulent*, okonomisk og juridisk bistand*",
    "audit fee": "revisjon*, regnskap*, revisjonshonorar*, honorar revisjon*, regnskapsforing*",
    "bank charge":
      "bankgebyr*, bank og kortgebyr*, gebyr*, gebyrer*, bankkostnader*, bankomkostninger*, bankomkostning*",
    subscription:
      "kontingent*, kontingenter*, medlemskontingent*, tidsskrift*, boker*, faglitteratur*",
    commission: "provisjon*, provisjonskostnad*",
    freight: "frakt*, transport*, toll*, spedisjon*, transportkostnad*",
    donation: "gaver*, gave*",
    royalty: "royalty*, lisensavgift*, patentkostnad*, royalties*",
    expense: "kostnad*, kostnader*, utgifter*, omkostninger*",
    "other expense":
      "annen driftskostnad*, andre driftskostnader*, annen kostnad*, annen kontorkostnad*, annen fremmed tjeneste*, annen lokalkostnad*, styre og bedriftsforsamlingsmoter*, boter*, andre kostnader*, garantikostnad*",
    "interest expense":
      "rentekostnad*, rentekostnader*, annen rentekostnad*, morarenter*, finanskostnad*, annen finanskostnad*, renter lan*, lanerenter*, renter pa lan*",
    "interest income":
      "renteinntekt*, renteinntekter*, annen renteinntekt*, finansinntekt*, annen finansinntekt*, bankrenter*",
    "interest payable": "palopte renter*, palopt rente*, skyldige renter*, skyldig rente*",
    interest: "rente*, renter*",
    "dividend income": "inntekt pa investering*, aksjeutbytte*, utbytte fra*, mottatt utbytte*",
    "exchange difference":
      "valutadifferanse*, valutadifferanser*, kursdifferanse*, kursdifferanser*, valutaresultat*",
    "exchange gain": "valutagevinst*, agio*, agiogevinst, kursgevinst*",
    "exchange loss": "valutatap*, disagio*, valutakurs*, kurstap*",
    "gain on disposal":
      "salgssum*, gevinst ved avgang*, gevinst ved*, gevinst*, salg av driftsmidler*, salg av inventar*, salg av anleggsmidler*, salg av maskiner*, gevinst tap salg av*, gevinst og tap salg av*, gevinst tap ved salg*, gevinst ved realisasjon*, gevinst tap ved realisasjon*, salgssum immatr eiendeler*",
    "loss on disposal": "tap ved avgang*, tap ved*, tap ved realisasjon*",
    "group company": "konsern*, selskap i samme konsern*, konsernselskap*",
    associate: "tilknyttet selskap*, tilknyttede selskaper*",
    employee: "ansatte*",
    "insurance recovery": "forsikringsoppgjor*, forsikringserstatning*",
    "small tool": "smaanskaffelser*",
    "lease expense": "leasing bil*, leie av bil*",
    heating: "oppvarming*, fyring*",
    "freight outward": "frakt ved salg, utgaende frakt*",
    exhibition: "messer og utstillinger, messer*, utstillinger*",
    "security service": "vakthold*, vakttjenester*",
    parking: "parkering*",
    "staff training": "kurs og opplaering, kurs*, opplaering*",
    "release of provision": "tilbakeforing av avsetninger, tilbakeforing av avsetning",
    "goods received not invoiced": "ikke mottatte fakturaer, mottatte varer ikke fakturert",
    "legal provision": "avsetning for tvister",
    "shareholder loan": "lan fra aksjonaer*, lan fra eier*, lan fra eiere*, eierlan*",
    "deposit payable": "mottatte depositum*, mottatt depositum*",
    subsidy: "offentlig tilskudd*",
    "advance on tangible fixed asset": "forskudd pa driftsmidler, forskudd driftsmidler",
    "compensation received": "erstatninger, erstatning*",
    "leasehold improvement": "pakostning leide lokaler*, pakostninger leide lokaler*",
    "hotel accommodation": "hotell*",
    "intercompany loan receivable":
      "utlan til konsernselskap*, lan til konsernselskap*, lan til datterselskap*, utlan til datterselskap*",
    customer: "kunder*",
    supplier: "leverandorer*",
    "retention receivable":
      "tilbakeholdt belop hos kunder*, innestaende hos byggherre*, innestaende hos kunder*",
    "retention payable":
      "tilbakeholdt underentreprenorer*, innestaende underentreprenorer*, tilbakeholdt belop underentreprenorer*",
    "supplier prepayment": "forskuddsbetaling leverandorer*, leverandorforskudd*",
    "bank account":
      "plasseringskonto*, hoyrentekonto*, valutakonto*, dollarkonto*, eurokonto*, usd konto*",
    "income tax payable": "skyldig skatt*, skyldig selskapsskatt*",
    "right of use asset": "bruksrett*, bruksretteiendel*, bruksretteiendeler*",
    "dividend declared": "utdelt utbytte*, betalt utbytte*",
    "discount allowed":
      "kasserabatt kunder*, kasserabatt til kunder*, kasserabatt*, betalingsrabatt gitt*, kontantrabatt*, betalingsrabatter*",
    "cost of sales": "varekostnader*",
    "service expense": "webhotell*, serverkostnader*, skytjenester*",
    amortisation:
      "avskrivning programvare*, avskrivninger programvare*, avskrivning lisenser*, avskrivning immaterielle*, avskrivninger immaterielle*",
    "service revenue":
      "konsulentinntekter*, konsulentinntekt*, fraktinntekter*, transportinntekter*, abonnementsinntekter*, abonnementsinntekt*",
    "exchange gain loss":
      "agio disagio*, agio og disagio*, valutagevinst og valutatap*, valutagevinst og tap*",
    "sales discount": "kvantumsrabatt*",
    "gain on sale of investment":
      "gevinst ved realisasjon av aksjer*, gevinst ved realisasjon av andre aksjer*, gevinst tap ved realisasjon av aksjer*",
    "loss on sale of investment":
      "tap ved realisasjon av aksjer*, tap ved realisasjon av andre aksjer*",
    "warranty expense": "garanti og servicekostnad*",
    "fair value gain": "verdiokning av finansielle instrumenter*",
    "fair value loss": "verdireduksjon av finansielle instrumenter*",
    asset: "eiendeler",
  },
};
