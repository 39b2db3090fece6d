/**
 * What is paid or invoiced before or after what it is for, by the words of the vocabulary and by language: alike in
 * all of them. A type says then whether it is owed or owing.
 */
export const aheadWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "received in advance": {
    de: "im voraus erhalten*, im voraus vereinnahmt*, vorab erhalten*, voraus erhalten*",
    fr: "recu d avance, recus d avance, recue d avance, recues d avance, percu d avance, percus d avance, percue d avance, percues d avance, encaisse d avance, encaisses d avance, avances recues*, avance recue*, acomptes recus*",
    es: "cobro anticipado*, cobros anticipado*, cobrado por anticipado*, cobrados por anticipado*, cobrada por anticipado*, cobradas por anticipado*, recibido por anticipado*, recibidos por anticipado*, recibidas por anticipado*, anticipos recibido*",
    it: "incassi anticipati*, incasso anticipato*, incassato in anticipo*, incassati in anticipo*, ricevuto in anticipo*, ricevuti in anticipo*, anticipi ricevuti*, acconti ricevuti*",
    pt: "recebimentos antecipado*, recebimento antecipado*, recebido antecipadamente*, recebidos antecipadamente*, recebida antecipadamente*, recebidas antecipadamente*, adiantamentos recebido*",
    nl: "vooruit ontvangen*, vooruitontvangen*",
    sv: "mottagna forskott*, mottaget forskott*, erhallna forskott*, forskott mottag*, forutmottag*",
    no: "mottatt forskudd*, mottatte forskudd*, forskudd mottatt*, forhandsmottat*, forskudd fra*",
    da: "modtagne forudbetaling*, modtaget forudbetaling*, forudmodtag*, modtagne forskud*",
    pl: "otrzymane z gory*, pobrane z gory*, otrzymane przedplat*, otrzymana przedplat*",
  },
  prepayment: {
    de: "vorausbezahlt*, vorausgezahlt*, vorauszahlung*, im voraus bezahlt*, im voraus gezahlt*",
    fr: "paye d avance, payes d avance, payee d avance, payees d avance",
    es: "pago anticipado*, pagos anticipado*, pagado por anticipado*, pagados por anticipado*, pagada por anticipado*, pagadas por anticipado*",
    it: "pagamento anticipato*, pagamenti anticipati*, pagato in anticipo*, pagati in anticipo*",
    pt: "pagamento antecipado*, pagamentos antecipado*, pago antecipadamente*, pagos antecipadamente*",
    nl: "vooruitbetaald*, vooruit betaald*, vooruitbetaling*, aanbetaling*",
    sv: "forskottsbetal*, forhandsbetal*, forutbetald",
    no: "forskuddsbetal*, forhandsbetal*",
    da: "forudbetal*",
    pl: "przedplat*, oplacone z gory*, zaplacone z gory*",
  },
  advance: { sv: "forskott", no: "forskudd", da: "forskud" },
  "not invoiced": {
    de: "nicht fakturiert*, noch nicht fakturiert*, nicht abgerechnet*, noch nicht abgerechnet*, nicht berechnet*, unfakturiert*",
    fr: "non facture*, pas encore facture*",
    es: "no facturad*, no facturado*, sin facturar, pendiente de facturar*, pendientes de facturar*",
    it: "non fatturat*, da fatturare*",
    pt: "nao faturad*, nao facturad*, por faturar*, por facturar*, a faturar*",
    nl: "nog niet gefactureerd*, niet gefactureerd*, ongefactureerd*",
    sv: "ej fakturerad*, ej fakturerat*, icke fakturera*, ofakturera*, inte fakturera*",
    no: "ikke fakturer*, ufakturer*",
    da: "ikke fakturer*, ufakturer*",
    pl: "niezafakturowan*, niefakturowan*",
  },
};
