/** Captions of the balance sheet and the profit and loss of articles 2424 and 2425 of the Codice civile, by the words of the vocabulary. */
export const italianCaptions: Readonly<Record<string, string>> = {
  "own work capitalised":
    "incrementi di immobilizzazioni*, incrementi immobilizzazioni*, costruzioni interne*",
  "treasury share":
    "azioni proprie*, riserva negativa azioni proprie*, riserva negativa per azioni proprie*, riserva azioni proprie*, riserva per azioni proprie*",
  "provision expense": "altri accantonamenti, accantonamenti per rischi*",
  "legal provision":
    "fondo rischi per cause legali, fondo cause legali, fondo controversie legali, fondo responsabilita civile*",
};
