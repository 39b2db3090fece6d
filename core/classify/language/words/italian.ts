import type { Language } from "../Language.ts";
import { italianCaptions } from "./italianCaptions.ts";

export const italian: Language = {
  code: "it",
  name: "Italian",
  filler:
    "il lo la i gli le l un una di del della dei degli delle dello e o a al alla ai alle in nel da dal su sul per con senza tra che non c conto ed d altri altre entro oltre esercizio vari varie diversi diverse breve lungo medio termine ordinarie ordinari ordinaria pos appoggio aziendale aziendali bar sugli",
  words: {
    ...italianCaptions,
    "bank loan": "banca c anticipi*",
    "fixed deposit": "deposito vincolato*, depositi vincolati*",
    "deferred tax asset": "crediti per imposte anticipate*",
    "lease liability":
      "impegni leasing*, impegni per leasing*, debiti per canoni di leasing*, debito per canoni*, passivita per leasing*, debiti per leasing*",
    "bank overdraft":
      "banche c c passivi*, banche c c passivo*, banca c c passivo*, banche passivi*",
    "supplier prepayment": "pagamenti anticipati a fornitori*",
    "accrued expense": "passivi transitori*, debiti da liquidare*",
    mortgage: "ipoteca, ipoteche*",
    "legal reserve": "riserve legali*",
    "tax payable": "debiti v erario*, debiti verso erario*",
    "tax authority": "debiti tributari*, crediti tributari*",
    "deferred government grant":
      "contributi in conto impianti, contributi c impianti, contributi conto impianti",
    "receivable related company":
      "crediti verso imprese controllate, crediti verso imprese collegate, crediti verso imprese controllanti, crediti v imprese controllate, crediti v imprese collegate, crediti verso controllate, crediti verso controllanti, crediti verso collegate",
    "trade receivable":
      "crediti verso clienti, crediti v clienti, crediti commerciali, cambiali attive, effetti attivi, crediti da vendite, effetti all incasso*, cambiali all incasso*, crediti insoluti*, cambiali insolute*, effetti insoluti*, clienti italia*, crediti da forniture*, crediti per forniture*, debitori per forniture*",
    receivable: "crediti*, credito*",
    "other receivable":
      "crediti diversi, debitori diversi, altri crediti, debitori*, crediti verso altri, anticipi a dipendenti",
    "allowance for doubtful debt":
      "delcredere*, rettifiche di valore sui crediti*, fondo svalutazione crediti, fondo rischi su crediti, fondo svalutazione crediti*",
    "bad debt expense":
      "perdite sui crediti*, perdite su crediti*, svalutazione crediti, svalutazione dei crediti*, svalutazioni crediti, perdite su clienti*, crediti inesigibili*, crediti inesigibili stralciati*, accantonamento svalutazione crediti*, accantonamento rischi su crediti*, accantonamento al fondo svalutazione crediti*, accantonamento fondo svalutazione crediti*, accantonamento per svalutazione crediti*",
    "trade payable fixed asset":
      "fornitori per immobilizz*, fornitori di immobilizz*, fornitori immobilizz*, fornitori cespit*, fornitori di cespit*, debiti per acquisto cespit*, debiti per acquisto di cespit*, debiti per cespit*, debiti per immobilizz*, debiti per acquisto immobilizz*",
    "trade payable":
      "debiti verso fornitori*, debiti v fornitori*, fatture da ricevere*, cambiali passive, debiti commerciali, fornitori italia*, debiti per forniture*, creditori per forniture*",
    payable: "debiti*, debito*, da pagare, da versare",
    "other payable":
      "debiti verso imprese controllate*, debiti verso imprese collegate*, debiti verso controllanti*, debiti diversi, creditori diversi, altri debiti*, creditori*, ratei passivi, costi da liquidare*, spese da liquidare*",
    prepayment:
      "attivi transitori*, costi anticipati*, anticipi a fornitori*, fornitori c acconti, risconti attivi*, acconti a fornitori, fornitori conto anticipi, caparre*, fornitori c anticipi*, assicurazioni anticipate*",
    "customer deposit":
      "pagamenti in anticipo di clienti*, pagamenti anticipati di clienti*, clienti c acconti, acconti da clienti*, anticipi da clienti*, acconti*, clienti c anticipi*, acconti ricevuti*, anticipi ricevuti*, caparre ricevute*",
    "deferred income":
      "ricavi incassati dell anno seguente*, ricavi incassati in anticipo*, risconti passivi*, ricavi anticipati*, abbonamenti riscossi*, riscosso in anticipo*, ricavi riscossi in anticipo*",
    "accrued income":
      "ricavi da incassare*, ratei attivi*, fatture da emettere*, crediti da liquidare*",
    loan: "debiti finanziari*, debiti fin, debiti v societa finanziarie*, debiti verso societa finanziarie*, debiti v altri finanziatori*, altri debiti finanziari*, mutui passivi*, mutuo*, mutui*, finanziamenti*, debiti verso banche*, debiti v banche*, banche c anticipi*, prestiti*, debiti verso altri finanziatori, debiti v soci per finanziamenti, banche sovvenzioni, banche c effetti scontati*, banca c effetti scontati*, finanziamento veicol*, finanziamento automezzi*, prestito furgone*, debiti per finanziamento veicoli*, prestito bancario*, finanziamento bancario*, mutuo chirografario*, mutuo bancario*, prestito*, finanziamento*, banca c sovvenzioni*, sovvenzioni bancarie*, sovvenzioni delle banche*, mutui ipotecari*, mutuo ipotecario*",
    "loan receivable":
      "crediti finanziari*, crediti fin, mutui attivi*, prestiti a*, finanziamenti attivi*, finanziamenti concessi*, prestiti concessi*, finanziamento a societa*, prestito a societa*, finanziamenti a societa*, prestiti a societa*",
    bond: "prestiti obbligazionari*, obbligazioni*",
    bank: "banca*, banca c c*, banca conto corrente*, banche c c*, banche*, conti correnti bancari, depositi bancari*, c c postale*, conto corrente postale, c c postal*, conti correnti postali*, posta c c*, bancoposta*, poste c c*, intesa sanpaolo*, unicredit*, banco bpm*, bper*, credem*, fineco*, bnl, mps, monte dei paschi*, poste italiane c c*, c c bancario*, bpm*, conto corrente*, banca popolare*",
    cash: "disponibilita liquide*, cassa*, denaro*, valori in cassa, cassa contanti, assegni, valori bollati",
    investment:
      "immobilizzazioni finanziarie*, partecipazioni*, titoli*, azioni*, titoli azionari*, azioni quotate*, titoli azionari quotati*, partecipazioni quotate*, rettifica valore titoli*, rettifica valore partecipazioni*",
    inventory:
      "merce di rivendita*, rimanenze*, merci, magazzino, esistenze*, rimanenze finali merci*, scorte*, merce",
    "raw material inventory":
      "materiali ausiliari*, materie prime*, materie di consumo*, materie sussidiarie*, materiali di consumo*, materiale di consumo*",
    "finished goods inventory": "prodotti finiti*",
    "work in progress inventory":
      "prodotti in corso*, semilavorati*, lavori in corso*, prodotti in corso di lavorazione, prodotti in corso di fabbricazione*, prodotti in lavorazione*",
    "change in inventory":
      "variazione delle rimanenze*, variazioni delle rimanenze*, rimanenze finali*, rimanenze iniziali*, variazione rimanenze*, merci c rimanenze finali, merci c esistenze iniziali, esistenze iniziali*, materie prime c rimanenze*, materie di consumo c rimanenze*, prodotti finiti c rimanenze*, merci c rimanenze*, merci c esistenze*, materie prime c esistenze*, materie di consumo c esistenze*, prodotti finiti c esistenze*, variazione delle scorte*, variazione scorte*, variazioni scorte*",
    "input vat":
      "iva ns credito, iva a credito*, iva c acquisti*, iva su acquisti*, iva acconto*, iva credito, imposta precedente*",
    "output vat":
      "iva ns debito, iva a debito*, iva c vendite*, iva su vendite*, iva*, erario c iva, iva debito, iva da versare*, iva c liquidazione*, iva dovuta*, iva rendiconto*, iva liquidazione*, liquidazione iva*, liquidazioni iva*, iva c split payment*, erario c iva split payment*, split payment*",
    "income tax":
      "imposte dirette*, imposte sul reddito*, imposte dell esercizio*, ires*, irap*, imposte correnti*, imposte d esercizio, ires e irap*, ires dell esercizio*",
    "income tax payable":
      "debiti per imposte*, erario c imposte*, debiti v erario*, erario c ires*, erario c irap*, ires da versare*, debiti tributari ires*",
    "income tax receivable":
      "acconti ires, acconto ires, acconti irap, acconto irap, acconti imposte*, imposte c acconto*, crediti per imposte*, erario c acconti*, crediti per ritenute subite*, ritenute subite*",
    "deferred tax": "imposte anticipate*, imposte differite*, fondo imposte differite",
    "provision for taxes": "fondo per imposte*, fondo imposte*",
    "property tax expense":
      "imposte e tasse*, oneri fiscali diversi, imu*, imposta di bollo*, imposta di registro*, tassa*, diritti camerali, imposte deducibili*, tari, tasi, concessioni governative*, diritto camerale*, tassa di concessione governativa*, tassa rifiuti*, tassa di circolazione*, bollo auto*, tasse automobilistiche*",
    tax: "imposta*, imposte*, erario*, ritenute*",
    wage: "13esima*, 14esima*, gratificazione*, gratifiche*, salari e stipendi*, salari*, stipendi*, retribuzioni*, personale*, costo del personale*, compensi*, tredicesima*, quattordicesima*, mensilita aggiuntiv*, ferie*, straordinari*, premi di produzione, incentivi all esodo, lavoro straordinario*, gratificazioni*, stipendio*, salario*",
    "wage payable":
      "personale c retribuzioni, debiti v personale*, dipendenti c retribuzioni*, debiti verso dipendenti*, personale c liquidazioni, debiti verso il personale*, debiti per ferie*, debiti v dipendenti*, stipendi da pagare*, retribuzioni da pagare*, accantonamento mese*",
    "social security":
      "oneri sociali*, contributi inps*, contributi*, oneri previdenziali*, inail*, assicurazione sociale*, assicurazioni sociali*, prestazioni sociali*, contributi previdenziali*, prestazioni sociali lpp*, riscatto prestazioni sociali*",
    "social security payable":
      "istituti previdenziali*, debiti verso istituti previdenziali*, debiti v istituti*, inps*, debiti per contributi, debiti verso inps*, debiti v inps*, debiti verso inail*, istituti di previdenza*, assicurazioni sociali e istituti di previdenza*, debiti per oneri sociali*",
    "payroll tax payable":
      "debiti v irpef*, debiti verso irpef*, debiti verso istituti di previdenza*, debiti v istituti di previdenza*, debiti v istituti previdenziali*, debiti previdenziali*, debiti per ritenute da versare, erario c ritenute*, debiti per ritenute*",
    "employee severance obligation":
      "trattamento fine rapporto*, tfr*, fondo tfr, debiti per tfrl, debiti per tfr*, fondo trattamento di fine rapporto",
    "employee severance expense":
      "accantonamento tfr, accantonamento al tfr, quota tfr, tfrl, accantonamento trattamento di fine rapporto*, accantonamento al trattamento di fine rapporto*",
    "share capital":
      "capitale di partecipazione*, capitale sociale*, capitale*, patrimonio netto*, quote sociali*, capitale sociale versato*, capitale versato*",
    "share premium":
      "riserva sovrapprezzo*, riserva soprapprezzo*, riserva da sovrapprezzo*, riserva da soprapprezzo*, riserva da sovrapprezzo azioni, riserva da soprapprezzo azioni, riserva da soprapprezzo delle azioni, riserva sovrapprezzo azioni, riserva legale da capitale*, riserve legali da capitale*, riserva da capitale*, riserve da capitale*",
    "revaluation reserve": "riserva di rivalutazione*, riserve di rivalutazione*",
    "other reserve": "riserva*, riserve*, riserva legale*, riserva straordinaria*",
    "retained earnings":
      "utile riportato*, utili portati a nuovo*, perdite portate a nuovo*, utile d esercizio*, perdita d esercizio*, utile dell esercizio, perdita dell esercizio, utili a nuovo*, utile*, utili esercizi precedenti*, utili indivisi*, utili di esercizi precedenti*, utile perdita*, utile o perdita*, risultato d esercizio*, risultato dell esercizio*, perdite pregresse*, perdita riportata*",
    drawing:
      "prelevamenti*, titolare c prelevamenti*, prelevamenti titolare, prelevamenti soci, prelievi del titolare*, prelevamenti extragestione*, prelievi titolare*",
    dividend: "dividendi*, azionisti c dividendi, soci c utili",
    provision:
      "fondo rischi*, fondi per rischi*, fondo*, accantonamento*, accantonamenti, fondo oneri futuri*, fondo oneri*, fondi oneri*, fondo rischi e oneri*, fondi rischi e oneri*, fondi per rischi e oneri*, fondo per rischi e oneri*, fondo manutenzioni programmate*",
    goodwill: "avviamento*",
    intangible:
      "immobilizzazioni immateriali*, costi di impianto*, brevetti*, concessioni*, marchi*, costi di sviluppo*, costi di ricerca*, diritti*, licenze*, immobilizzazioni immateriali in corso*, migliorie su beni di terzi*, licenze d uso*, licenze software*, immobilizzazioni immateriali in corso e acconti, licenze d uso software*, licenze d uso di software*, costi pluriennali*, oneri pluriennali*, spese di costituzione*",
    "computer software": "software*, sito web*, brevetti e software*",
    land: "terreni*, terreno*",
    building: "fabbricati*, fabbricato*, edifici*, immobili*, capannone*, capannoni*",
    machinery: "impianti e macchinari*, macchinari*, impianti*, impianto*, macchine*, macchinario*",
    equipment:
      "attrezzi*, attrezzature*, attrezzatura*, macchine d ufficio*, macchine ufficio*, imballaggi durevoli, immobilizzazioni materiali*, beni strumentali*, attrezzature commerciali*, attrezzature industriali*, acquisto attrezzature*, acquisto cespiti*, acquisto macchinari*, utensili*, apparecchiature*, attrezzature e infrastrutture*, macchine e attrezzature*, utensili e apparecchiature*",
    "furniture equipment":
      "arredamento*, mobili*, mobili e arredi*, arredi*, mobilio*, mobilio e installazioni*",
    "right of use asset":
      "diritti d uso*, diritti di utilizzo*, diritto d uso*, attivita per diritto d uso*",
    "motor vehicle":
      "automezzi*, autoveicoli*, autovetture*, autocarri*, mezzi di trasporto*, furgon*, camion, autotreni*, veicoli aziendali*, veicoli*, furgoni*, veicolo*, auto, mezzi aziendali*",
    "asset under construction":
      "acconti a fornitori per immobilizz*, acconti per immobilizz*, anticipi a fornitori per immobilizz*, immobilizzazioni in corso*, acconti su immobilizzazioni*, immobilizzazioni materiali in corso*, immobilizzazioni materiali in corso e acconti, immobilizzazioni in corso e acconti",
    "accumulated depreciation":
      "fa, rettifiche di valore macchinari*, rettifiche di valore mobilio*, rettifiche di valore veicoli*, rettifiche di valore immobili*, rettifiche di valore installazioni*, rettifiche di valore utensili*, rettifiche di valore informatic*, fondo ammortamento*, fondi ammortamento*, f do ammortamento*, fondi di ammortamento*, fdo amm*, f do amm*, fondo amm to*, fondi amm to*, f do amm to*, ammortamenti cumulati*, ammortamento cumulato*",
    depreciation:
      "qa, quota amm*, quote amm*, ammortamento*, ammortamenti*, quota ammortamento*, amm to*",
    impairment: "svalutazione*, svalutazioni*",
    deposit: "crediti per cauzioni*, depositi cauzionali*, cauzioni attive",
    "deposit payable": "debiti per cauzioni*, depositi cauzionali passivi*, cauzioni passive*",
    revenue:
      "merci c vendite*, vendite*, ricavi*, ricavi delle vendite*, prestazioni di servizi*, prodotti c vendite*, corrispettivi*, vendite estero, ricavi di vendita, compensi professionali attivi, vendita prodotti*, vendita merci*",
    "sales return":
      "resi su vendite*, ribassi e abbuoni passivi*, premi su vendite*, sconti passivi*, ribassi passivi, resi da clienti, resi da client*, note di credito emesse*, resi e abbuoni su vendite*, diminuzione di ricavi*, diminuzioni di ricavi*",
    "purchase discount":
      "resi su acquisti*, ribassi e abbuoni attivi*, premi su acquisti*, sconti attivi*, abbuoni attivi*, sconti da fornitori",
    "other operating income":
      "proventi vari*, altri ricavi*, rimborsi*, plusvalenze ordinarie diverse, sopravvenienze attive*, arrotondamenti attivi*, contributi in conto esercizio*, proventi straordinari*, insussistenze attive*, altri proventi*, contributi c esercizio, rimborsi assicurativi*, risarcimenti assicurativi*, ricavi estranei*",
    income: "proventi*",
    purchase:
      "merci c acquisti*, acquisti*, acquisto*, costo del venduto*, costi per materie*, materie di consumo c acquisti, materie prime c acquisti*, prodotti finiti c acquisti*, merce c acquisti*, acquisti merci*, acquisto merci*, costi materiale*, costo del materiale*, acquisto materiale*",
    "direct labour": "manodopera diretta",
    subcontractor:
      "lavorazioni di terzi*, lavorazioni esterne*, lavorazioni presso terzi*, subappalt*, appalti a terzi*, collaboratori esterni*",
    "rent expense":
      "fitti passivi*, affitti passivi*, canoni di locazione*, locazioni passive*, affitti*, noleggi*, godimento beni di terzi*, spese condominiali*, affitto ufficio, affitto uffici, affitto locali*, locazioni*, affitto*, costi per i locali*, costi dei locali*, costi per locali*, canone di locazione*, locazione*",
    "lease expense": "canoni di leasing*, leasing*, canoni leasing*",
    "rental income": "fitti attivi*, affitti attivi*, locazioni attive*",
    electricity:
      "elettricita*, energia elettrica*, costi per energia*, energia*, acqua*, gas, riscaldamento*, forza motrice, utenze*, luce*",
    cleaning: "pulizia*, pulizie*, smaltimento rifiuti, rifiuti*",
    insurance:
      "assicurazioni*, assicurazione*, costi per assicurazioni*, premi assicurativi, polizze assicurative*, polizze*",
    repair:
      "manutenzioni*, manutenzione*, riparazioni*, costi di manutenzione*, riparazione*, manutenzione e riparazione*, manutenzioni e riparazioni*, costi di manutenzione e riparazione*, accantonamento per manutenzioni programmate*",
    fuel: "olio combustibile*, carburanti*, carburante*, combustibili*, esercizio automezzi, costi di esercizio automezzi, lubrificanti*, benzina*, gasolio*",
    advertising:
      "pubblicita*, propaganda*, spese di rappresentanza*, costi di pubblicita*, marketing*, inserzioni*, fiere e mostre, mostre e fiere, fiere*",
    "travel expense":
      "viaggi*, trasferte*, spese di viaggio*, pedaggi*, rimborsi chilometrici*, rimborso chilometrico*, trasferta*, viaggio*, parcheggi*",
    telephone:
      "telefoniche*, telefonia*, costi telefonici*, spese telefoniche*, telefono*, telefoni*, internet*, cellulari*",
    postage: "postali*, costi postali*, spese postali*",
    "office supply": "cancelleria*, stampati*",
    "professional fee":
      "consulenze*, costi di consulenze*, spese legali*, compensi professionali*, consulenza*, prestazioni professionali*, notaio*, consulente del lavoro*, elaborazione dati*, spese per consulenz*, tenuta contabilita*, assistenza legale*, consulenze legali*, consulenza fiscale*, consulenze fiscali*, revisione contabile*, revisione legale*, formazione professionale*, formazione del personale*, corsi di formazione*, corsi di aggiornamento*",
    "bank charge":
      "spese bancarie*, commissioni bancarie*, costi di incasso, spese di incasso*, oneri bancari*",
    "commission expense":
      "provvigioni passive*, provvigioni*, provvigioni agenti*, provvigioni ad agenti*",
    freight:
      "trasporti*, costi di trasporto*, spese di trasporto*, corriere*, corrieri*, spedizioni*, trasporto*",
    expense: "costi*, costo*, spese*, oneri*",
    "other expense":
      "oneri diversi*, oneri vari*, costi diversi*, sopravvenienze passive*, arrotondamenti passivi*, insussistenze passive*, minusvalenze ordinarie diverse, oneri straordinari*, oneri diversi di gestione*, multe*, costi per servizi*, spese generali*, costi amministrativi*, spese amministrative*, costi estranei*, sanzioni*, ammende*",
    "interest expense":
      "spese per interessi*, interessi passivi*, oneri finanziari*, sconti passivi bancari, interessi passivi bancari, interessi su finanziamenti*, interessi su mutui*, interessi su prestiti*, interessi su mutuo*, interessi passivi su mutui*, costi finanziari*, spese finanziarie*, interessi su finanziamento*",
    "interest payable":
      "interessi maturati da pagare*, interessi da pagare*, debiti per interessi*, interessi passivi da liquidare*",
    "interest income":
      "interessi attivi*, proventi finanziari*, altri proventi finanziari*, interessi bancari attivi*, interessi attivi bancari*, ricavi finanziari*",
    "dividend income": "proventi da partecipazioni*, dividendi percepiti",
    "accrued interest": "interessi maturati*, ratei di interessi*",
    "exchange gain":
      "utile di cambio*, utili di cambio*, utili su cambi*, differenze attive su cambi",
    "exchange loss": "perdite di cambio*, perdite su cambi*, differenze passive su cambi",
    "gain on disposal":
      "plusvalenze*, plusvalenza*, plusvalenze da alienazione*, plusvalenza cessione*, plus minusvalenze da cessione*, plusvalenze patrimoniali*",
    "loss on disposal": "minusvalenze*, minusvalenza*, minusvalenze da alienazione*",
    "shareholder account": "soci c*, soci*, azionisti*",
    "exchange gain loss":
      "differenze cambio*, differenze di cambio*, differenze cambi*, differenza cambi*, differenza di cambio*, utili e perdite su cambi*, utile perdita su cambi*, utile e perdita su cambi*",
    "commission income": "provvigioni attive*",
    "irrecoverable vat expense": "iva indetraibile*, iva non detraibile*, iva indeducibile*",
    "unpaid share capital":
      "crediti v soci per versament*, crediti verso soci per versament*, crediti verso soci per capital*, crediti v soci per capital*, azionisti c sottoscrizion*, soci c sottoscrizion*, capitale non versato*, capitale sociale non versato*",
    "dividend payable":
      "azionisti c dividendi*, soci c dividendi*, soci c utili*, dividendi a pagare*, dividendi da pagare*, debiti verso soci per dividendi*",
    subscription:
      "libri e riviste*, giornali e riviste*, abbonament*, libri e riviste, quote associative",
    "security service": "vigilanza*",
    "credit card payable":
      "carta di credito*, carte di credito*, carta aziendale*, carta mastercard*, carta visa*",
    "freight outward": "trasporti su vendite*, trasporti di vendita*",
    "staff expense": "buoni pasto*, assistenza sanitaria dipendenti",
    "customs duty": "dazi doganali*, dazi*",
    "sales discount": "sconti a clienti, sconti ai clienti",
    subsidy: "contributi statali, contributi in conto esercizio",
    "computer equipment":
      "computer, hardware*, personal computer*, macchine elettroniche*, macchine d ufficio elettroniche*, macchine ufficio elettroniche*",
    donation: "liberalita*, erogazioni liberali*",
    "guarantee commission": "commissioni su fideiussioni, fideiussioni*",
    "computer expense": "spese informatiche, servizi informatici",
    royalty: "royalties passive, royalties*",
    "hotel accommodation": "alberghi*, alberghiere",
    "compensation received": "risarcimento danni, risarciment*",
    "late payment interest": "interessi di mora",
    "retention receivable":
      "ritenute a garanzia clienti*, ritenute a garanzia da clienti*, crediti per ritenute a garanzia*",
    customer: "clienti*, cliente*",
    supplier: "fornitori*, fornitore*",
    "bank account":
      "conto deposito*, libretto di risparmio*, conto di risparmio*, deposito a risparmio*, depositi a risparmio*, deposito bancario*, deposito bancario a risparmio*, depositi postali*, deposito postale*, conto valutario*, conto corrente in valuta*, banca dollari*, conto in valuta*, conto dollari*",
    "retention payable": "debiti per ritenute a garanzia*, ritenute a garanzia subappaltatori*",
    "shareholder loan":
      "prestito da amministratore*, prestito soci*, finanziamento soci*, finanziamenti soci*, prestito da soci*, soci c finanziament*, debiti verso soci per finanziament*, finanziamenti da soci*",
    "dividend declared": "dividendi distribuiti*, acconti su dividendi*, utili distribuiti*",
    "accumulated amortisation intangible":
      "fondo ammortamento software*, f do amm to software*, fondo amm to licenze*, fondo ammortamento costi di sviluppo*, fondo amm to software*, f do amm to licenze*",
    amortisation:
      "amm to software*, ammortamento software*, ammortamento costi software*, ammortamento licenze*, ammortamento immobilizzazioni immateriali*, ammortamento costi di sviluppo*, amm to licenze*, ammortamento beni immateriali*",
    "discount allowed":
      "sconti attivi concessi*, sconti concessi*, sconti cassa a clienti*, abbuoni e sconti a clienti*, abbuoni passivi*, sconti cassa*",
    "cost of sales":
      "consumo merci*, materie prime consumate*, merci consumate*, consumo materie prime*",
    "service revenue": "consulenze attive*, onorari*, noli attivi*, ricavi da trasporti*",
    "legal fee": "commercialista*, spese notarili*",
    "service expense": "servizi cloud*, hosting*",
    "temporary staff":
      "lavoro interinale*, personale temporaneo*, lavoro temporaneo*, somministrazione di lavoro*, personale interinale*",
    entertainment: "spese pasti*, costi di rappresentanza*, omaggi*, ristoranti*",
    "vehicle expense": "spese auto*, costi auto*, spese automezzi*, spese autovetture*",
    interest: "interessi*",
    "opening balance": "bilancio di apertura*, bilancio di chiusura*",
    asset: "attivo, attivi, attivo circolante, attivo fisso",
    liability: "passivo, passivi",
  },
};
