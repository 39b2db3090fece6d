import type { Language } from "../Language.ts";

export const danish: Language = {
  code: "da",
  name: "Danish",
  joinsWords: true,
  digraphs: { aa: "a", oe: "o" },
  filler:
    "og eller for af til fra i pa ved med uden som under over om den det de en et ikke mv m v andre anden andet ovrige mellem samt hos indland udland diverse konto kortfristet kortfristede langfristet langfristede primo ultimo arets anlaegsaktiv omsaetningsaktiv anlaegsaktiver ydelser lokaler offentlige almindelige fradragsberettigede vedr delvist samlede ovrig indkomst kun klasse der kostpris tidligere efter statens takster blandet benyttet lignende stammer herunder faerdiggjort intern overforsel andel formodet lob vaerdireguleringer",
  words: {
    staff: "vikarassistance*",
    donation: "blomster*, gaver og blomster*",
    "professional fee": "honorarer*, honorar*, radgiver*",
    "deposit payable": "modtagne deposita*, modtaget depositum*",
    "fixed deposit": "aftaleindskud*",
    "fair value change investment":
      "kursgevinst vaerdipapirer*, kurstab vaerdipapirer*, kursregulering vaerdipapirer*, kursregulering af vaerdipapirer*",
    "capital contribution": "privatindskud*, privat indskud*",
    "credit card payable": "kreditkortgaeld*, kreditkort*, firmakort*, eurocard*",
    "lease liability": "leasingforpligtelse*, finansiel leasing, leasinggaeld*",
    "deferred government grant": "tilskud til anlaeg*, investeringstilskud*, anlaegstilskud*",
    "investment property": "investeringsejendomme*",
    bond: "obligationslan*",
    "contract asset": "igangvaerende arbejder for fremmed regning, ikke fakturerede ydelser*",
    "trade receivable":
      "debitorsamlekonto, debitorer*, varedebitorer*, tilgodehavender fra salg*, tilgodehavender fra salg og tjenesteydelser*, tilgodehavende fra salg, udestaende fakturaer*",
    receivable: "tilgodehavende*, tilgodehavender*",
    "other receivable": "andre tilgodehavender*, ovrige tilgodehavender*, diverse debitorer*",
    "staff advance receivable": "forskud til medarbejder*, forskud til ansatte*",
    "allowance for doubtful debt":
      "hensaettelse til tab pa debitorer*, nedskrivning til tab pa debitorer*, hensat til tab*, hensaettelse til tab*",
    "bad debt expense":
      "konstaterede tab pa debitorer*, darlige skyldnere*, konstaterede tab pa tilgodehavender*, tab pa debitorer*, tab pa tilgodehavender*, konstaterede tab*, tab pa kunder*",
    "trade payable fixed asset":
      "kreditorer anlaeg*, kreditorer investering*, leverandorer anlaeg*, leverandorer investering*, leverandorgaeld anlaeg*, investeringskreditor*, anlaegskreditor*",
    "trade payable":
      "kreditorsamlekonto, kreditorer*, varekreditorer*, leverandorer af varer*, leverandorgaeld*, leverandorer af varer og tjenesteydelser*",
    payable: "gaeld*, skyldig*, skyldige*",
    "other payable":
      "ovrig kortfristet gaeld*, ovrig anden gaeld*, anden gaeld*, skyldige omkostninger*, ovrige skyldige*, afsat*, skyldige poster*, skyldig husleje*, skyldig leje*, skyldig revisor*, skyldig forsikring*, skyldig el*",
    prepayment:
      "forudbetalte*, forudbetalinger*, periodeafgraensningsposter*, forudbetalte omkostninger*, forudbetaling for varer*, forudbetalt forsikring*, forudbetalte forsikring*, forudbetalt husleje*, forudbetaling til leverandor*, forudbetalinger til leverandor*",
    "customer deposit":
      "modtagne acontobetalinger*, forudbetalinger fra kunder*, modtagne forudbetalinger*, modtagne forudbetalinger fra kunder*, kundeforudbetalinger*",
    "deferred income":
      "forudbetalt indtaegt*, modtagne periodeafgraensningsposter, forudbetalte indtaegter*, forudfaktureret*, forudfakturerede*, forudbetalte abonnementer*, periodeafgraensning indtaegter*",
    "work in progress": "igangvaerende arbejder*, igangvaerende arbejde*",
    loan: "lan*, kreditinstitutter*, banklan*, bankgaeld*, kreditinstitut*, gaeld til banker*, gaeld til*, gaeldsbrevslan*, gaeldsbrevsgaeld*, gaeldsbrev*, billan*, finansiering af biler*, finansiering af varevogne*, lan bil*",
    "loan receivable":
      "udlan, udlan til*, udlans*, udlanene*, lan til anpartshaver*, lan til aktionaer*, lan til kapitalejer*, lan til medarbejdere*, lan til ansatte*, lan til tilknyttede*, lan til sosterselskab*",
    mortgage: "prioritetsgaeld*, realkreditinstitutter*, realkredit*, prioritetslan*",
    "bank overdraft": "kassekredit*",
    bank: "pengeinstitut*, bank*, giro*, bankindestaender*, bankkonto*, danske bank*, jyske bank*, sydbank*, nordea*, driftskonto*",
    cash: "kasse*, kassebeholdning*, likvide beholdninger*, kontanter*",
    investment:
      "kapitalandele*, vaerdipapirer*, aktier*, obligationer*, andre vaerdipapirer*, borsnoterede aktier*, kapitalinteresser*",
    inventory:
      "varelager*, varebeholdning*, varebeholdninger*, lager*, handelsvarer*, fremstillede varer*",
    "raw material inventory": "ravarer*, hjaelpematerialer*, ravarer og hjaelpematerialer*",
    "finished goods inventory": "faerdigvarer*, fremstillede faerdigvarer*",
    "work in progress inventory": "varer under fremstilling*, varer under fremstilling",
    "change in inventory":
      "lagerregulering*, aendring i lagre*, forskydning*, regulering af varelager*, varelagerregulering*, nedskrivning af varelager*",
    "input vat": "kobsmoms*, indgaende moms*, moms tilgodehavende*, moms indgaende*",
    "output vat":
      "salgsmoms*, moms*, udgaende moms*, skyldig moms*, momsafregning*, betalt moms, momsgaeld*, moms udgaende*",
    "income tax": "selskabsskat*, skat af arets resultat*, aktuel skat*, arets skat*, skat af*",
    "deferred tax": "udskudt skat*, udskudte skatter*, udskudte skatteaktiver*",
    "property tax expense":
      "ejendomsskat*, ejendomsskatter*, grundskyld*, vaegtafgift*, punktafgift*, energiafgift*, gron ejerafgift*, ejerafgift*",
    tax: "skat*, skatter*, afgift*, afgifter*",
    wage: "ferietillaeg*, lon*, lonninger*, gager*, gage*, feriepenge*, bonus*, loninger*, lonomkostning*, aflonning*, gratiale*, gratialer*, direktorlon*, fratraedelsesgodtgorelse*, overarbejde*, tantieme*",
    "wage payable":
      "skyldigt ferietillaeg*, skyldig lon*, skyldige feriepenge*, feriepengeforpligtelse*, skyldige lonninger*, feriepengehensaettelse*, skyldig ferie*, nettolon*",
    "payroll tax payable": "a skat*, skyldig a skat*, am bidrag*, skyldigt am bidrag*",
    "social security":
      "atp*, sociale bidrag*, arbejdsmarkedsbidrag*, sociale omkostninger*, andre omkostninger til social sikring*, samlet betaling*",
    "social security payable": "skyldig atp*, skyldigt atp*",
    "pension expense": "pension*, pensioner*, pensionsbidrag*",
    "staff expense":
      "personaleomkostninger*, kantine*, kurser*, uddannelse*, personale*, medarbejder*, personaleudgifter*, lontilskud*, arbejdstoj*, lonrefusion*, refusion*, sundhedsforsikring*",
    "share capital":
      "selskabskapital*, aktiekapital*, anpartskapital*, virksomhedskapital*, egenkapital*, indskudskapital*, kapitalkonto*, almindelige aktier*, stamaktier*",
    "treasury share": "egne anparter*, egne aktier*, egne kapitalandele*",
    "dividend payable": "skyldigt udbytte*, afsat udbytte*",
    "share premium": "overkurs ved emission*, overkurs*",
    "revaluation reserve": "reserve for opskrivninger*, opskrivningshenlaeggelser*",
    "other reserve":
      "vedtaegtsmaessige henlaeggelser*, reserve*, reserver*, ovrige reserver*, reserve for udviklingsomkostninger*",
    "retained earnings":
      "overfort resultat*, overfort overskud*, arets resultat*, resultat*, overfort til naeste ar*, overfort fra*",
    drawing:
      "privat*, privat haevet*, haevet*, private udlaeg*, haevninger*, haevet privat*, ejers haevninger*",
    dividend: "udbytte*, foreslaet udbytte*, skyldigt udbytte*",
    "depreciation and impairment": "af og nedskrivning*, afskrivninger og nedskrivning*",
    provision:
      "hensaettelse*, hensaettelser*, hensatte forpligtelser*, andre hensatte forpligtelser*",
    goodwill: "goodwill*",
    intangible:
      "immaterielle*, patenter*, licenser*, rettigheder*, koncessioner*, varemaerker*, udviklingsprojekter*, erhvervede*, immaterielle anlaegsaktiver*, aktiverede udviklingsomkostninger*, udviklingsomkostninger aktiveret*",
    "computer software": "software*, programmel*",
    land: "grunde*, grund*",
    building:
      "bygninger*, grunde og bygninger*, indretning af lejede lokaler*, indretning*, lejede lokaler*, ejendomme*, ejendom",
    machinery: "produktionsanlaeg*, produktionsanlaeg og maskiner*, maskiner*",
    equipment:
      "materielle anlaegsaktiver, driftsmateriel*, inventar*, driftsmidler*, andre anlaeg driftsmateriel og inventar*, edb udstyr*, materiel og anlaeg*, kob af inventar*, kob af driftsmidler*, kob af driftsmateriel*, kob af maskiner*, tilgang driftsmidler*",
    "motor vehicle": "biler*, automobiler*, koretojer*, varevogn*, lastvogn*",
    "asset under construction":
      "anlaeg under opforelse*, under opforelse*, materielle anlaegsaktiver under udforelse*",
    "accumulated depreciation":
      "akk afskr*, akkumulerede afskrivninger*, akkumulerede af og nedskrivninger*, akk afskrivninger*, akk afskrivning*, af og nedskrivninger primo*, akkumulerede nedskrivninger*, akkumuleret afskrivning*",
    depreciation: "afskr*, afskrivning*, afskrivninger*, af og nedskrivninger*",
    impairment: "nedskrivning*, nedskrivninger*",
    deposit: "deposita*, depositum*, huslejedepositum*, huslejedeposita*",
    revenue:
      "udfort arbejde*, varesalg m moms*, salg m moms*, salg med moms*, salg af varer m moms*, salg af varer og ydelser m moms*, salg*, omsaetning*, nettoomsaetning*, salg af varer*, salg af*, varesalg*, honorarindtaegter*, salg af ydelser*, eksport, eksportsalg*, salg af varer ydelser*, salg programmel*",
    "sales return": "rabatter*, kunderabatter*, returvarer fra kunder, returvarer*, kreditnotaer*",
    "own work capitalised": "arbejde udfort for egen regning*",
    "other operating income":
      "ekstraordinaere indtaegter*, andre driftsindtaegter*, andre indtaegter*, lejeindtaegter*, tilskud*, huslejeindtaegter*",
    income: "indtaegt*, indtaegter*",
    purchase:
      "varekob m moms*, varekob u moms*, varekob uden moms*, varekob*, kob af varer*, kob af*, vareforbrug*, kob*, direkte omkostninger*, produktionsomkostninger*, varekob*, omkostninger til ravarer*",
    subcontractor:
      "underleverandor*, fremmed arbejde*, underleverandorer*, fremmed assistance*, fremmed hjaelp*, underentreprenorer*",
    "rent expense":
      "husleje*, leje*, lokaleomkostninger*, leje af*, forpagtning*, husleje uden forbrug*",
    electricity:
      "elforbrug*, vandforbrug*, varmeforbrug*, el*, vand*, varme*, gas*, el vand*, energi*, elektricitet*, naturgas*, elafgift*, olie og flaskegas*, el vand og varme*, forbrugsudgifter*",
    cleaning: "rengoring*, renovation*",
    insurance: "forsikring*, forsikringer*, arbejdsskadeforsikring*, erhvervsforsikring*",
    repair:
      "reparation*, vedligeholdelse*, reparation og vedligeholdelse*, vedligeholdelse af*, reparationer*",
    fuel: "braendstof*, benzin*, diesel*",
    "vehicle expense":
      "biludgifter*, autodrift*, bildrift*, bilomkostninger*, autoomkostninger*, vaegtafgift*, bilens drift*",
    advertising:
      "reklame*, annoncer*, markedsforing*, annoncering*, salgsfremmende*, reklame og annoncer*, dekoration*, salgsomkostning*, udstillinger*, marketing*",
    "travel expense":
      "korselsgodtgorelse*, befordringsgodtgorelse*, rejseudgift*, overnatning*, rejseudgifter*, rejser*, diaeter*, rejseomkostninger*, rejse*, befordring*, kilometergodtgorelse*, hotelophold*, ophold*, vejafgift*, broafgift*",
    entertainment: "repraesentation*, gaver*, restaurationsbesog*",
    telephone: "telefon*, internet*, telefon og internet*, telefoni*, mobil*",
    postage: "porto*, porto og gebyrer*, fragt*",
    "office supply":
      "kontorartikler*, kontorhold*, tryksager*, kontoromkostning*, smaanskaffelser*, faglitteratur*, edb omkostninger*, it omkostninger*, aviser*, kontorartikler og tryksager*, smaanskaffelser*, anskaffelse af smaaktiver*, smaaktiver*, anskaffelser under*, anskaffelser over*",
    "legal fee": "advokat*, advokathonorar*, konsulent*, radgivning*, konsulenthonorar*",
    "audit fee":
      "revisor*, revision*, regnskabsmaessig assistance*, bogforing*, revisorhonorar*, bogholderi*",
    "bank charge": "bankgebyr*, gebyrer*, gebyr*, bankomkostninger*, bankgebyrer*",
    subscription:
      "faglitteratur*, fagliteratur*, kontingent*, kontingenter*, abonnement*, abonnementer*, boger og faglitteratur*, aviser og blade*",
    freight: "fragt*, fragtomkostninger*, transport*, told*, spedition*, forsendelse*, fragt post*",
    "lease expense": "leasing*, leasingydelse*, leasingydelser*",
    expense: "omkostninger*, omkostning*, udgifter*, udgift*",
    "other expense":
      "ekstraordinaere udgifter*, ekstraordinaere omkostninger*, ovrige omkostninger*, andre eksterne omkostninger*, andre driftsomkostninger*, diverse omkostninger*, administrationsomkostninger*, ovrige udgifter*, vagt*, alarm*, boder*, andre omkostninger*, kassedifferencer*, oreafrunding*",
    "interest expense":
      "renter pa finansiel leasing*, renter vedr leverandorer*, renter vedrorende leverandorer*, renteudgift, renter til bank, renteudgifter*, renteomkostninger*, finansielle omkostninger*, ovrige finansielle omkostninger*, rente af gaeld*, renter af lan*, lanerenter*",
    "interest payable": "skyldige renter*, skyldig rente*",
    "interest income":
      "renteindtaegt, renter fra bank, renteindtaegter*, finansielle indtaegter*, andre finansielle indtaegter*, bankrenter*",
    interest: "rente*, renter*",
    "dividend income": "udbytte fra*, indtaegter af kapitalandele*, udbytte af*, modtaget udbytte*",
    "exchange gain loss":
      "valutakursregulering*, kursregulering*, kursreguleringer*, valutakursreguleringer*, valutakurs*, valutakursdifference*, valutakursdifferencer*, kursdifference*, kursdifferencer*, valutadifference*, valutadifferencer*, kursgevinst og kurstab*, kursgevinster og tab*",
    "accrued interest": "palobne renter*, palobne rente*",
    "exchange gain":
      "kursgevinst*, kursgevinster*, valutagevinst*, valutagevinster*, foreign exchange gain*",
    "exchange loss": "kurstab*, valutatab*, foreign exchange loss*",
    "gain on disposal":
      "gevinst ved salg*, fortjeneste ved salg*, avance*, gevinst*, gevinst og tab ved salg*, salg af driftsmidler*, salg af inventar*, salg af anlaegsaktiver*, salg af maskiner*, avance ved salg*",
    "loss on disposal": "tab ved salg*",
    "group company": "tilknyttede virksomheder*, tilknyttet virksomhed*",
    associate: "associerede virksomheder*, associeret virksomhed*",
    customer: "kunder*, kunde*",
    "insurance recovery": "forsikringserstatning*",
    "freight outward": "fragt ved salg, udgaende fragt*",
    parking: "parkering*",
    "release of provision": "tilbageforte hensaettelser*",
    "legal reserve": "lovpligtig reserve*, lovpligtige reserver*",
    "computer equipment": "computere*, computer",
    "pension liability":
      "hensaettelser til pensioner*, hensaettelse til pensioner*, pensionsforpligtelse*",
    "tax provision": "hensat til skat*",
    "guarantee commission": "garantiprovision*",
    "advance on tangible fixed asset": "forudbetalinger for materielle anlaegsaktiver*",
    "accounting fee": "regnskabsassistance*",
    "sales commission": "salgsprovision*",
    "purchase discount": "kontantrabatter fra leverandorer*",
    "compensation received": "erstatninger, erstatning*",
    "goods received not invoiced": "ikke modtagne fakturaer, modtagne varer ikke faktureret",
    tool: "vaerktoj*",
    "legal provision": "hensaettelse til retssager, hensaettelser til retssager",
    "gain on sale of investment": "kursgevinst pa vaerdipapir*, kursgevinster pa vaerdipapir*",
    "intercompany loan receivable":
      "udlan til koncernselskab*, lan til koncernselskab*, lan til datterselskab*, udlan til datterselskab*, udlan til tilknyttet virksomhed*, udlan til tilknyttede virksomheder*",
    supplier: "leverandorer*",
    "retention receivable":
      "tilbageholdte belob hos kunder*, tilgodehavende garantibelob*, tilbageholdt hos kunder*",
    "retention payable":
      "tilbageholdt hos underentreprenorer*, skyldige garantibelob*, tilbageholdte belob underentreprenorer*",
    "supplier prepayment": "forudbetalinger til leverandorer*, forudbetaling leverandorer*",
    "bank account":
      "opsparingskonto*, indlanskonto*, hojrentekonto*, valutakonto*, dollarkonto*, eurokonto*, usd konto*",
    "income tax payable": "selskabsskat til betaling*",
    "right of use asset": "brugsret*, brugsretsaktiv*, leasingaktiv*, leasingaktiver*",
    "shareholder loan":
      "lan fra ejer*, lan fra anpartshaver*, ejerlan*, mellemregning med anpartshaver*, mellemregning anpartshaver*, mellemregning med ejer*",
    "dividend declared": "udloddet udbytte*, udbetalt udbytte*",
    "discount allowed": "kontantrabat*, kasserabat*",
    "service expense": "webhotel*, web hotel*, serverudgifter*",
    amortisation:
      "afskrivning software*, afskrivninger software*, afskrivning licenser*, afskrivning immaterielle*, afskrivninger immaterielle*",
    "service revenue": "konsulentindtaegter*, fragtindtaegter*, abonnementsindtaegter*",
    "accumulated amortisation intangible":
      "akkumulerede afskrivninger software*, akkumulerede afskrivninger licenser*",
    "fair value gain": "vaerdireguleringer af investeringsejendomme*, positive vaerdireguleringer*",
    "motor expense": "bilvask og pleje*, pleje af bil*",
    "leased asset": "finansielt leasede aktiver*, leasede aktiver*",
    asset: "aktiver, anlaegsaktiver, omsaetningsaktiver",
  },
};
