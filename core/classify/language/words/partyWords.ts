/**
 * Whom a firm keeps a current account with beside its bank, and what such an account is called, by the words of the
 * vocabulary and by language. They are read where a name has both: a group alone may be one of products, and an
 * account that names no company or person may be at a bank.
 */
export const partyWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "current account": {
    de: "kontokorrent*, verrechnungskont*, verrechnung*, abrechnungskont*, girokont*, laufendes konto, laufende rechnung*",
    fr: "compte courant*, comptes courants*, c c, compte de liaison*",
    es: "cuenta corriente*, cuentas corrientes*, cta cte*, cta corriente*, c c, cuenta, cuentas",
    it: "conto corrente*, conti correnti*, c c",
    pt: "conta corrente*, contas correntes*, c c, conta a ordem",
    nl: "rekening courant*, rekeningen courant*, rekeningcourant*, r c, rc, rek courant*",
    sv: "avrakning*, avrakningskont*, mellanhavand*, kontokurant*, checkkont*, konto",
    no: "mellomregning*, mellomvaerend*, avregning*, kontokurant*, konto",
    da: "mellemregning*, mellemvaerend*, afregning*, kontokurant*, konto",
    pl: "rachunek biezacy*, rachunki biezace*, rachunek, rozrachunki*, rozrachunek*, rozliczenia*, rozliczenie*, konto",
  },
  "cash pool": {
    de: "cash pool*, cashpool*",
    fr: "cash pool*, cashpool*",
    es: "cash pool*, cashpool*",
    it: "cash pool*, cashpool*",
    pt: "cash pool*, cashpool*",
    nl: "cash pool*, cashpool*",
    sv: "cash pool*, cashpool*",
    no: "cash pool*, cashpool*",
    da: "cash pool*, cashpool*",
    pl: "cash pool*, cashpool*",
  },
  // One account at a bank for the whole group, which is the money of its parent alone
  "intercompany cash pool": {
    sv: "koncernkont*",
    no: "konsernkont*",
    da: "koncernkont*",
  },
  intercompany: {
    de: "konzern*, schwestergesellschaft*, schwesterunternehmen*, schwesterfirm*, tochtergesellschaft*, tochterunternehmen*, tochterfirm*, muttergesellschaft*, mutterunternehmen*, mutterfirm*, gruppengesellschaft*, obergesellschaft*, beteiligungsgesellschaft*, beteiligungsunternehmen*, verbundene unternehmen*, verbundenen unternehmen*, verbundenes unternehmen*, verbundene gesellschaft*, verbundenen gesellschaft*, assoziiert*, nahestehend*, gruppe, holding*, intercompany*",
    fr: "filiale*, societe mere*, maison mere*, societe soeur*, societes soeurs*, societe du groupe*, societes du groupe*, groupe*, intragroupe*, intergroupe*, intercompagni*, inter societe*, intersociete*, entreprise liee*, entreprises liees*, societe liee*, societes liees*, societe apparentee*, societes apparentees*, parties liees*, partie liee*, societe associee*, holding*, intercompany*",
    es: "empresa del grupo*, empresas del grupo*, sociedad del grupo*, sociedades del grupo*, grupo*, intragrupo*, intergrupo*, filial*, matriz*, dominante*, sociedad dependiente*, empresa dependiente*, subsidiaria*, hermana*, asociada*, vinculad*, relacionad*, intercompan*, multigrupo*, holding*",
    it: "consociat*, consorell*, controllat*, controllant*, collegat*, correlat*, capogruppo*, infragruppo*, intragruppo*, gruppo*, sorell*, partecipat*, casa madre*, societa madre*, holding*, intercompan*, intersocietari*",
    pt: "empresa mae*, sociedade mae*, empresa irma*, empresas irmas*, sociedade irma*, irma, irmas, subsidiaria*, coligad*, controlad*, controlador*, participad*, associad*, interligad*, ligadas, relacionad*, filial, filiais, matriz, grupo*, intragrupo*, empresa do grupo*, empresas do grupo*, holding*, intercompan*",
    nl: "zustermaatschappij*, zustervennootschap*, zusteronderneming*, zusterbedrij*, moedermaatschappij*, moedervennootschap*, moederonderneming*, moederbedrij*, dochter, dochters, dochtermaatschappij*, dochtervennootschap*, dochteronderneming*, dochterbedrij*, groepsmaatschappij*, groepsvennootschap*, groep, concern*, verbonden partij*, verbonden onderneming*, verbonden vennootschap*, verbonden maatschappij*, gelieerd*, deelneming*, holding*, intercompan*",
    sv: "koncern*, koncernforetag*, koncernbolag*, moderbolag*, moderforetag*, dotterbolag*, dotterforetag*, systerbolag*, systerforetag*, intressebolag*, intresseforetag*, narstaend*, holding*, intercompan*",
    no: "konsern*, konsernselskap*, morselskap*, datterselskap*, sosterselskap*, tilknyttet selskap*, tilknyttede selskap*, naerstaend*, holding*, intercompan*",
    da: "koncern*, koncernselskab*, moderselskab*, moderselskap*, datterselskab*, sosterselskab*, tilknyttet*, tilknyttede*, tilsluttet*, tilsluttede*, associeret*, associerede*, naertstaend*, holding*, intercompan*",
    pl: "spolka siostr*, spolki siostr*, spolka siostra*, siostra, siostry, siostra*, spolka matka*, spolki matki*, matka, spolka corka*, spolki corki*, spolka zalezn*, spolki zalezn*, zalezn*, jednostka zalezn*, jednostka dominujac*, dominujac*, powiazan*, stowarzyszon*, wspolzalezn*, grupa kapitalow*, grupy kapitalow*, grupa, grupy, holding*, intercompan*, wewnatrzgrupow*",
  },
  shareholder: {
    de: "gesellschafter*, mitgesellschafter*, aktionar*, teilhaber*, kommanditist*, komplementar*",
    fr: "associe, associes, d associe, d associes, actionnaire*",
    es: "socio, socios, socia, socias, accionista*, participe*",
    it: "socio, soci, socia, socie, azionist*",
    pt: "socio, socios, socia, socias, acionista*, accionista*, quotista*, cotista*",
    nl: "aandeelhouder*, dga, vennoot, vennoten, firmant*",
    sv: "aktieagar*, delagar*, agare*, bolagsman*",
    no: "aksjonaer*, eier, eiere, eierne, deltaker*",
    da: "aktionaer*, anpartshaver*, hovedanpartshaver*, hovedaktionaer*, kapitalejer*, ejer, ejere, ejerne, interessent*",
    pl: "wspolnik*, wspolnic*, udzialow*, akcjonariusz*, wlasciciel*",
  },
  director: {
    de: "geschaftsfuhrer*, geschaftsfuhrung*, vorstand*",
    fr: "gerant*, dirigeant*, president*, administrateur*",
    es: "administrador*, director*, gerente*, consejero*",
    it: "amministrator*, direttor*",
    pt: "gerente*, gerencia*, administrador*, diretor*, director*",
    nl: "directeur*, directie*, bestuurder*",
    sv: "styrelse*, verkstallande direktor*, direktor*",
    no: "daglig leder*, styreleder*, styremedlem*, direktor*",
    da: "direktor*, direktion*, bestyrelse*, ledelse*",
    pl: "zarzad*, prezes*, dyrektor*",
  },
};
