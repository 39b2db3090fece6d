import type { Language } from "../Language.ts";
import { germanCaptions } from "./germanCaptions.ts";

export const german: Language = {
  code: "de",
  name: "German",
  joinsWords: true,
  digraphs: { ae: "a", oe: "o", ue: "u" },
  filler:
    "und oder der die das des dem den ein eine fur von vom aus auf an am im in mit ohne zu zum zur bei nach uber unter gegen gegenuber durch bis als aufgrund sowie bzw nicht davon restlaufzeit jahr jahre mehr groesser kleiner allgemein allgemeine usw grosser estg ustg kstg hgb abs satz eur inland ausland drittland raum vorjahr vorjahre fruhere laufende kurzfristige langfristige kurzfristigen langfristigen kapitalgesellschaften personengesellschaften abzugsfahig abzugsfahige abziehbare abziehb abzugsfahigen ermittelte pos notierte festverzinsliche gesetzliche freiwillige auslandische inlandische laufzeit anschaffungswert einer eines einem denen besteht zwecke land lander betriebliche betriebliches finanzielle betrieblich bestellungen umlaufvermogens umlaufvermogen anlagevermogens unregelmassig konvertibel inbegriffen inbegr gegenstanden gegenstande angestellte angestellten soweit gehoren wiederkehrende sonst sons gegenst innergem",
  words: {
    ...germanCaptions,
    "reversal of impairment": "wertaufholung*, zuschreibung*",
    "non controlling interest":
      "anteile anderer gesellschafter*, anteile fremder gesellschafter*, nicht beherrschende anteile*",
    "deposit payable": "erhaltene kaution*, erhaltene mietkaution*",
    "deferred government grant": "investitionszuschuss*, sonderposten fur investitionszuschuss*",
    "fixed deposit": "festgeld*, termingeld*",
    "interest payable":
      "zu zahlende zinsen*, noch zu zahlende zinsen*, abgegrenzte darlehenszinsen*",
    "rent expense": "aufwendungen fur gemietete*, miet und pachtnebenkosten*",
    "deferred tax liability": "passive latente steuern*",
    "deferred tax asset": "aktive latente steuern*",
    "shareholder account":
      "verbindlichkeiten gegenuber gmbh gesellschafter*, verbindlichkeiten gegenuber stillen gesellschafter*, verbindlichkeiten gegenuber typisch stillen gesellschafter*, verbindlichkeiten gegenuber atypisch stillen gesellschafter*, verbindlichkeiten gegenuber personlich haftenden gesellschafter*, verbindlichkeiten gegenuber kommanditist*, verbindlichkeiten gegenuber aktionar*, verbindlichkeiten gegenuber dem aktionar*",
    "dividend payable":
      "dividenden tantiemen, beschlossene dividende, beschlossene ausschuttung*, dividendenverbindlichkeit*, auszuschuttende dividende*, ausschuttungsverbindlichkeit*",
    "legal reserve": "gesetzliche reserve, gesetzliche reserven, gesetzliche gewinnreserve*",
    "staff expense":
      "pauschale steuer*, ubriger personalaufwand, fahrgeldzuschuss*, fahrtkostenzuschuss*",
    "accrued expense":
      "abgegrenzte aufwendungen*, transitorische passiven, abgegrenzter aufwand, aufwandsabgrenzung*",
    "tax authority": "verbindlichkeiten aus steuern",
    "pension expense":
      "aufwendungen fur altersversorgung*, betriebliche altersversorgung, betriebliche altersvorsorge",
    "trade receivable":
      "forderungen aus lieferungen und leistungen, forderungen lieferungen leistungen, debitoren, kundenforderungen, lieferforderungen, forderungen aus l und l, forderungen lul, besitzwechsel*, ausgangsrechnungen*, offene ausgangsrechnungen*, debitorensammelkonto*, sammelkonto debitoren*, forderungen l l*",
    receivable: "forderung*",
    "other receivable":
      "forderungen gegen unternehmen mit denen ein beteiligungsverhaltnis*, sonstige forderungen, sonstige vermogensgegenstande, sonstige kurzfristige forderungen, forderungen gegen krankenkassen*, forderungen gegenuber krankenkassen*, forderungen gegen dritte*, ubrige forderungen*",
    "staff advance receivable":
      "vorschusse an mitarbeiter*, vorschuss an mitarbeiter*, lohnvorschuss*, gehaltsvorschuss*, personalvorschuss*, darlehen an mitarbeiter*, reisekostenvorschuss*",
    "bad debt":
      "abschreibungen auf vermogensgegenstande des umlaufvermogens*, forderungsverlust*, uneinbringliche forderungen, dubiose*, zweifelhafte forderungen",
    "bad debt expense":
      "abschreibungen auf umlaufvermogen*, abschreibungen auf forderungen, forderungsabschreibung*, forderungsausfall*, debitorenverlust*, verluste aus forderungen, ausgebuchte forderungen*",
    "allowance for doubtful debt":
      "wertberichtigungen auf forderungen, wertberichtigung auf forderungen, einzelwertberichtigung*, pauschalwertberichtigung*, delkredere, wertberichtigung zu forderungen*, wertberichtigungen zu forderungen*",
    "trade payable fixed asset":
      "verbindlichkeiten aus investition*, verbindlichkeiten fur investition*, investitionskreditor*, investitionsverbindlichkeit*, verbindlichkeiten fur anlagevermogen, verbindlichkeiten aus anlagenkauf*, kreditoren anlagevermogen, kreditoren investition*, lieferanten anlagevermogen",
    "trade payable":
      "verbindlichkeiten aus lief*, verbindlichkeiten aus lieferungen und leistungen, verbindlichkeiten lieferungen leistungen, kreditoren, lieferantenverbindlichkeiten, lieferverbindlichkeiten, verbindlichkeiten aus l und l, kreditorensammelkonto*, sammelkonto kreditoren*, verbindlichkeiten lul*, offene eingangsrechnungen*, verbindlichkeiten l l*",
    payable: "verbindlichkeit*, zu zahlende*, noch zu zahlende*",
    "other payable":
      "verbindlichkeiten gegenuber unternehmen mit denen ein beteiligungsverhaltnis*, sonstige verbindlichkeiten, ubrige verbindlichkeiten, zu zahlende miete*, noch zu zahlende miete*, geschuldete sozialversicherung*",
    "bank loan":
      "verbindlichkeiten gegenuber kreditinstituten, bankverbindlichkeiten, bankdarlehen, bankkredit*",
    loan: "verbindlichkeiten gegenuber kreditinstitut*, darlehen*, kredit, kredite, anleihen darlehen, fahrzeugfinanzierung*, fahrzeugdarlehen*, autokredit*, kfz darlehen*, fahrzeugkredit*, kfz finanzierung*",
    "loan receivable":
      "ausleihungen an verbundene unternehmen, ausleihung*, darlehen an, gewahrte darlehen*, darlehen gewahrt*, ausgereichte darlehen*",
    mortgage: "hypothek*",
    bond: "anleihe*, obligation*, schuldverschreibung*, wandelschuldverschreibung*",
    "lease liability":
      "leasingverbindlichkeit*, finanzierungsleasing, mietkaufverbindlichkeit*, verbindlichkeiten aus mietkauf*, verbindlichkeiten mietkauf*, verpflichtungen aus finanzierungsleasing*",
    cash: "flussige mittel*, liquide mittel*, kasse*, kassa, bargeld, kassenbestand, barkasse, portokasse",
    "cash in transit": "geldtransit, schwebende geldbewegungen",
    bank: "postkonto*, postcheckkonto*, bank*, sparkasse, postbank, girokonto, guthaben bei kreditinstituten, bankguthaben, postfinance, kontokorrent, volksbank*, raiffeisenbank*, raiffeisen*, commerzbank*, deutsche bank*, hypovereinsbank*, kantonalbank*, ing diba*, dkb",
    inventory:
      "vorrat*, vorrate, warenbestand, bestand, lagerbestand, handelswaren, warenlager, lager, warenvorrat*",
    "raw material inventory":
      "roh hilfs und betriebsstoffe, rohstoffe, hilfsstoffe, betriebsstoffe, rohmaterial, ersatzteile*",
    "finished goods inventory":
      "fertigfabrikate*, fertige erzeugnisse, fertigerzeugnisse, fertigprodukte, fertigwaren*",
    "work in progress inventory":
      "in arbeit befindliche auftrage*, in ausfuhrung befindliche bauauftrage*, unfertige erzeugnisse, unfertige leistungen, halbfabrikate, angefangene arbeiten, nicht fakturierte dienstleistungen, halbfertige*, halbfertig*",
    "change in inventory":
      "bestandsanderungen*, bestandesanderungen*, bestandsveranderung*, bestandesanderung*, veranderung des bestands",
    prepayment:
      "transitorische aktiven, aktive rechnungsabgrenzung*, geleistete anzahlungen, anzahlungen geleistet, vorauszahlung*, rechnungsabgrenzungsposten aktiv, vorausbezahlter aufwand, vorausbezahlte versicherung*, vorausbezahlte miete*, vorausgezahlte*, aktive abgrenzung*, vorausbezahlte aufwendungen*, arap*, vorausbezahlte kosten*, im voraus bezahlte*, aktive rap*",
    "supplier prepayment":
      "anzahlungen an lieferant*, anzahlung an lieferant*, vorauszahlungen an lieferant*",
    "deferred income":
      "passive rechnungsabgrenzung*, passive rechnungsabgrenzungsposten, voraus vereinnahmte erlose*, voraus vereinnahmte*, voraus erhaltene*, prap*, im voraus erhaltene*, passive rap*, vorausfakturierte*",
    "customer deposit": "erhaltene anzahlungen, anzahlungen von kunden, kundenanzahlung*",
    "input vat": "abziehbare vorsteuer*, vorsteuer*, vorsteuerguthaben*, vorsteuer guthaben*",
    "output vat":
      "umsatzsteuer nicht fallig*, umsatzsteuer aus innergemeinschaftlichem erwerb*, umsatzsteuer laufendes jahr*, umsatzsteuer*, mehrwertsteuer*, mwst, ust, finanzamt verrechnung umsatzsteuer*, verrechnung umsatzsteuer*",
    "income tax":
      "solidaritatszuschlag*, korperschaftsteuer*, gewerbesteuer*, einkommensteuer*, ertragsteuer*, gewinnsteuer*, steuern vom einkommen und ertrag, steuern vom einkommen und vom ertrag*, direkte steuern, kapitalertragsteuer, solidaritatszuschlag, kst und solz*, kst, steueraufwand*, ertragsteueraufwand*, korperschaftssteuer*, zufuhrungen zu steuerruckstellungen*, zufuhrungen zu ruckstellungen fur steuern*",
    "tax provision": "steuerruckstellung*",
    "deferred tax": "latente steuer*, latenten steuer*",
    "property tax expense":
      "grundsteuer, kfz steuer, kraftfahrzeugsteuer, sonstige steuern, betriebssteuern",
    wage: "vermogenswirksame leistungen*, lohn*, lohne*, arbeitslohn, urlaubsgeld*, weihnachtsgeld*, abfindung*, geschaftsfuhrergeh*",
    salary:
      "gehalt*, gehalter*, besoldung, tantieme*, aushilfslohne, personalkosten, personalaufwand*",
    "wage payable":
      "verbindlichkeiten aus vermogensbildung*, verbindlichkeiten aus lohn und gehalt, lohnverbindlichkeiten, nettolohn*, noch auszuzahlende lohne*, lohndurchlaufkonto*",
    "payroll tax payable":
      "lohn und kirchensteuer, verbindlichkeiten aus lohn und kirchensteuer, quellensteuer, lohnsteuerverbindlichkeit*, verbindlichkeiten aus lohnsteuer*, verbindlichkeiten lohnsteuer*, abzufuhrende lohnabgaben*, lohnabgaben*, verrechnung lohnsteuer*, verrechnung kommunalsteuer*",
    "social security":
      "soziale abgabe*, sozialversicherung*, sozialabgabe*, soziale aufwendungen, sozialaufwand*, ahv, krankenkasse*, berufsgenossenschaft*, sozialleistung*",
    "social security payable":
      "verbindlichkeiten im rahmen der sozialen sicherheit, verbindlichkeiten sozialversicherung, verbindlichkeiten soziale sicherheit*, verbindlichkeiten krankenkassen*",
    "staff training": "fortbildung*, weiterbildung*, ausbildung*",
    "share capital":
      "kommandit kapital*, kommanditkapital*, variables kapital*, partizipationskapital*, gezeichnetes kapital, stammkapital, grundkapital, aktienkapital, festkapital, nennkapital, eigenkapital, kommanditkapital, kapitalkonto, kapital, eingezahltes stammkapital*",
    "treasury share": "eigene aktien*, eigene anteile*",
    "share premium":
      "kapitalrucklage*, agio, aufgeld, gesetzliche kapitalreserve*, kapitalreserve*, reserven aus kapitaleinlagen*",
    "other reserve":
      "steuerliche rucklage*, steuerlichen rucklage*, gewinnrucklage*, gesetzliche rucklage*, freie rucklage*, rucklage*, reserven, reserve, sonderposten*",
    "retained earnings":
      "gewinnvortrag*, verlustvortrag*, bilanzgewinn, bilanzverlust, jahresuberschuss, jahresfehlbetrag, jahresgewinn",
    drawing: "privatentnahme*, entnahmen, privat, privatkonto",
    "capital contribution": "privateinlage*, einlagen",
    provision: "ruckstellung*",
    "pension provision":
      "pensionsruckstellung*, ruckstellungen fur pensionen*, pensionsverpflichtung*",
    "severance provision": "ruckstellungen fur abfertigungen, abfertigungsruckstellung*",
    goodwill: "geschafts oder firmenwert, firmenwert, geschaftswert, goodwill",
    intangible:
      "immaterielle vermogensgegenstand*, immaterielle vermogenswert*, geleistete anzahlungen auf immaterielle*, geleistete anzahlungen fur immaterielle*, immaterielle*, konzession*, schutzrecht*, lizenz*, patent*, marken, aktivierte entwicklungskosten*, entwicklungskosten aktiviert*, selbst erstellte software*",
    "computer software": "software, edv software, edv programme",
    land: "unbebaute grundstucke*, grundstucksgleiche rechte*, grundstuck*, grund und boden",
    building:
      "garagen*, hof und wegebefestigungen*, aussenanlagen*, gebaude*, bauten, geschaftsbauten, fabrikbauten, wohnbauten, immobilien, liegenschaften, bebaute grundstucke*",
    machinery:
      "betriebsvorrichtungen*, transportanlagen*, maschine*, technische anlagen*, anlagen und maschinen, produktionsanlagen*, produktionsanlage*",
    equipment:
      "betriebs und geschaftsausstattung, geschaftsausstattung, ausstattung*, werkzeug*, buroeinrichtung*, buromaschine*, buroausstattung, einrichtung*, ladeneinrichtung, edv anlagen, geringwertige wirtschaftsguter, hardware, server, andere anlagen*",
    "furniture equipment": "mobiliar, mobel, buromobel",
    "motor vehicle":
      "pkw, lkw, fahrzeug*, kraftfahrzeug*, kfz, fuhrpark, lieferwagen, firmenwagen, personenkraftwagen, lastkraftwagen, autos, auto, motorrader, motorrad, fahrrader, fahrrad, e bikes",
    "right of use asset":
      "nutzungsrecht aus leasing*, nutzungsrechte leasing*, nutzungsrechte aus leasing*, nutzungsrechte ifrs 16, nutzungsrecht*, nutzungsrechte*",
    "asset under construction":
      "geleistete anzahlungen auf sachanlagen, anzahlungen auf sachanlagen, geleistete anzahlungen auf anlagen*, anzahlungen auf technische anlagen*, geleistete anzahlungen auf technische anlagen*, geleistete anzahlungen und anlagen im bau, anzahlungen auf anlagen im bau, anlagen im bau, im bau befindliche*",
    "accumulated depreciation": "kumulierte abschreibung*, wertberichtigung*, kum abschreibung*",
    depreciation: "abschr, abschreibung*, afa*",
    impairment: "ausserplanmassig*, ausserplanmassige abschreibung*, wertminderung*, zwb*",
    investment:
      "wertpapiere des anlagevermogens*, wertpapiere des umlaufvermogens*, genussrechte*, wertschriften*, wertpapier*, beteiligung*, anteile, aktien, finanzanlage*, aktiendepot*, wertpapierdepot*",
    revenue:
      "umsatzerlos*, erlos*, umsatz*, warenverkauf, warenertrag, dienstleistungsertrag, bruttoerlos*, warenverkauf*, unentgeltl zuw*, unentgeltl erbring*, verkauf ersatzteile*",
    "sales return":
      "erlosschmalerung*, gewahrte skonti, gewahrte rabatte, gewahrte boni, kundenrabatt*, kundenskont*, retouren von kunden, kundenretouren*, warenretouren*, retouren*, rucksendungen*, gutschriften an kunden*",
    "purchase discount":
      "erhaltene skonti, erhaltene rabatte, erhaltene boni, lieferantenskonto, skontoertrag*, lieferantenskonto*, lieferantenskonti*, lieferantenrabatt*",
    "other operating income":
      "ausserordentlicher ertrag*, ausserordentliche ertrage*, betriebsfremder ertrag*, betriebsfremde ertrage*, periodenfremder ertrag*, periodenfremde ertrage*, einmaliger ertrag*, einmalige ertrage*, sonstige betriebliche ertrage, sonstige ertrage, ubrige ertrage, sonstige erlose, neutrale ertrage, versicherungsentschadigung*",
    income: "ertrag, ertrage, einnahmen",
    purchase:
      "wareneingang*, wareneinkauf*, wareneinsatz, materialaufwand*, materialeinkauf, materialverbrauch, materialkosten, einkauf, bezugsnebenkosten, wareneinsatz ersatzteile*",
    subcontractor:
      "fremdleistung*, fremdarbeiten, fremdlohn*, bezogene leistungen, subunternehmer*, nachunternehmer*, freie mitarbeiter*, freelancer*",
    rent: "miete*, pacht*, raumkosten, mietaufwand",
    "rental income": "mietertrag*, mieteinnahmen, mieterlose, grundstucksertrag*",
    electricity:
      "strom, energie*, gas strom wasser, heizung*, wasser, gas, wasser strom und gas, heizung gas strom, strom und gas",
    cleaning: "reinigung*",
    insurance: "versicherung*",
    repair: "reparatur*, instandhaltung*, wartung*, unterhalt*",
    fuel: "benzin, treibstoff*, laufende kfz kosten, fahrzeugkosten, fahrzeugaufwand, kfz kosten",
    advertising:
      "werbe*, werbung*, reklame*, reprasentation*, marketing*, internetauftritt*, webseite*",
    "travel expense": "reisekosten*, reisespesen, fahrtkosten, kilometergeld*, dienstreise*, maut*",
    entertainment: "bewirtung*, geschenke",
    telephone: "telefon*, internet*, kommunikation*, telefax*",
    postage: "porto*, postgebuhren",
    "office supply":
      "burobedarf*, buromaterial*, verwaltungskosten, verwaltungsaufwand*, zeitschriften*, fachliteratur",
    "legal fee":
      "rechts und beratung*, rechtsberatung*, beratungskosten, rechtskosten, anwaltskosten, steuerberater*",
    "audit fee":
      "buchfuhrung*, abschluss und prufungskosten, prufungskosten, steuerberatung*, abschlusskosten, buchhaltung*, lohnbuchhaltung*",
    "bank charge": "nebenkosten des geldverkehrs, bankspesen, bankgebuhren, geldverkehr",
    subscription: "beitrage, mitgliedsbeitrage, gebuhren, abgaben",
    donation: "spende*, zuwendung*",
    commission: "provision*",
    freight: "fracht*, transportkosten, ausgangsfrachten, versandkosten, zolle*, einfuhrabgaben*",
    lease: "leasing*, mietleasing",
    expense:
      "gewerbesteuerlich*, steuerlich nicht abzugsfahige*, steuerlich abzugsfahige*, aufwand*, aufwendung*, kosten, ausgaben",
    "other expense":
      "nicht abziehbare vorsteuer*, ausserordentlicher aufwand*, ausserordentliche aufwendungen*, ausserordentliche ausgaben*, betriebsfremder aufwand*, betriebsfremde aufwendungen*, nichtbetriebliche aufwendungen*, periodenfremder aufwand*, periodenfremde aufwendungen*, einmaliger aufwand*, einmalige aufwendungen*, sonstige betriebliche aufwendungen, sonstige aufwendungen, ubriger aufwand, sonstiger betriebsbedarf, neutrale aufwendungen, periodenfremde aufwendungen, zufuhrungen zu betrieblichen ruckstellungen*, zufuhrungen zu ruckstellungen*",
    "interest expense":
      "diskontaufwendungen*, kreditprovisionen*, zinsanteil*, zinsahnliche aufwendungen*, zinsaufwand*, zinsaufwendung*, zinsen und ahnliche aufwendungen, sollzinsen, schuldzinsen, finanzaufwand",
    "interest income":
      "diskontertrage*, erlose zinsen*, zinsahnliche ertrage*, zinsertrag*, sonstige zinsen und ahnliche ertrage, habenzinsen, finanzertrag*",
    interest: "zinsen, zins",
    "dividend income":
      "ertrage aus anteilen an kapitalgesellschaften*, ertrage aus beteiligungen, beteiligungsertrag*, dividendenertrag*, dividenden aus aktien*",
    "accrued interest": "aufgelaufene zinsen*, abgegrenzte zinsen*, zinsabgrenzung*",
    "exchange gain loss": "wahrungsumrechnung*, wahrungsdifferenz*, kursergebnis*",
    "exchange gain":
      "ertrage aus der wahrungsumrechnung*, ertrage aus wahrungsumrechnung*, kursgewinn*, ertrage aus kursdifferenzen, wahrungsgewinn*",
    "exchange loss":
      "aufwendungen aus der wahrungsumrechnung*, aufwendungen aus wahrungsumrechnung*, kursverlust*, kursdifferenz*, wahrungsverlust*",
    "gain on disposal":
      "erlose aus dem abgang*, erlose aus verkaufen sachanlage*, erlose aus verkaufen immaterieller*, erlose aus verkaufen finanzanlage*, ertrage aus dem normalen abgang*, ertrage aus dem abgang*, erlose aus anlagenverkaufen, ertrage aus anlagenabgang*, veraussserungsgewinn*, gewinn aus verkauf von anlage*, gewinne aus verkauf von anlage*, gewinn aus anlagenverkauf*, gewinne aus anlagenverkauf*, ertrage aus anlagenverkauf*, gewinn aus anlagenabgang*, gewinne aus anlagenabgang*, verausserungsgewinn*, ertrag aus verkauf von anlagen*, ertrage aus verkauf von anlagen*, ertrag aus anlagenverkauf*",
    "loss on disposal":
      "verluste aus dem abgang*, anlagenabgang*, buchverlust*, restbuchwert*, buchwert abgegangener*, verlust aus verkauf von anlage*, verluste aus verkauf von anlage*, verlust aus anlagenverkauf*, verluste aus anlagenverkauf*, verlust aus anlagenabgang*, verluste aus anlagenabgang*",
    dividend: "dividende*, ausschuttung*",
    "credit card payable": "kreditkarte*, firmenkarte*, firmenkreditkarte*",
    deposit: "kaution*",
    accrued: "abgrenzung*",
    other: "sonstige*, ubrige*, andere*, diverse*",
    subsidy:
      "zuschuss*, subvention*, fordermittel, lohnkostenzuschuss*, staatliche zuschusse, staatlicher zuschuss",
    customer: "kunden*, kundschaft*",
    supplier: "lieferant*",
    shareholder: "gesellschafter*",
    employee: "mitarbeiter*, personal, arbeitnehmer*",
    "related company": "verbundene unternehmen, verbundenen unternehmen",
    tax: "steuer*",
    "waste disposal": "abfallentsorgung*, entsorgung*, mullabfuhr*",
    "compensation received": "schadensersatz*, schadenersatz*",
    "bill payable": "schuldwechsel*",
    "fine penalty": "geldstrafe*, geldbusse*, bussgeld*, strafzettel*",
    "release of provision":
      "auflosung von ruckstellungen, ertrage aus der auflosung von ruckstellungen, ertrage aus auflosung von ruckstellungen, ertrage auflosung ruckstellungen",
    "tax refund receivable": "steuererstattungsanspr*, steuerguthaben*, steuerforderung*",
    "computer equipment": "hardware*, it hardware",
    "gain on sale of investment": "kursgewinne aus wertpapier*, kursgewinne wertpapier*",
    "legal provision":
      "ruckstellung fur rechtsstreit*, ruckstellungen fur rechtsstreit*, prozesskostenruckstellung*",
    "contract asset":
      "nicht abgerechnete leistungen, noch nicht abgerechnete leistungen, unfakturierte leistungen",
    "goods received not invoiced":
      "nicht abgerechnete lieferungen, noch nicht abgerechnete lieferungen",
    "deferred tax expense": "latenter steueraufwand, latente steueraufwendungen",
    "accumulated amortisation intangible":
      "kumulierte abschreibungen software*, kumulierte abschreibung software*, kumulierte abschreibungen lizenz*, wb software*, wb immateriell*, wb lizenz*, wertberichtigung software*, wertberichtigung lizenz*, kumulierte abschreibungen entwicklungskosten*, kumulierte abschreibung entwicklungskosten*",
    "bank account":
      "tagesgeldkonto*, sparkonto*, tagesgeld*, sparbuch*, fremdwahrungskonto*, devisenkonto*, usd konto*, dollarkonto*, wahrungskonto*",
    "income tax payable":
      "kst ruckstellung*, steuerschulden korperschaftsteuer*, korperschaftsteuer ruckstellung*, gewst ruckstellung*",
    "accumulated depreciation machinery":
      "wb maschine*, wb betriebs*, wb geschaftsausstattung*, wb einrichtung*, wb mobiliar*, wb anlagen*, wertberichtigung maschinen*, wertberichtigung betriebsausstattung*, wertberichtigung fuhrpark*, wertberichtigung fahrzeug*, wertberichtigung anlagen*, wertberichtigung sachanlagen*",
    "accumulated depreciation motor vehicle": "wb fahrzeug*, wb fuhrpark*, wb pkw*, wb lkw*",
    "dividend declared": "ausgeschuttete gewinne*, gewinnausschuttung*, gezahlte dividende*",
    amortisation:
      "abschreibung software*, abschreibungen software*, abschreibungen auf software*, afa software*, abschreibung auf software*, abschreibung lizenz*, afa immateriell*, abschreibungen lizenz*, abschreibung entwicklungskosten*, abschreibungen auf entwicklungskosten*",
    "discount allowed":
      "skonti an kunden*, kundenskonti*, kundenskonto*, skontoaufwand*, skontoaufwendungen*",
    "service expense": "serverkosten*, hosting*, cloud dienste*",
    "service revenue":
      "beratungserlos*, honorarerlos*, erlose abonnement*, aboerlos*, transporterlos*, frachterlos*",
  },
};
