/** Captions of the balance sheet and the profit and loss of articles 2424 and 2425 of the Codice civile, by the words of the vocabulary. */
export const italianCaptions: Readonly<Record<string, string>> = {
  "provision expense": "altri accantonamenti, accantonamenti per rischi*",
  "legal provision":
    "fondo rischi per cause legali, fondo cause legali, fondo controversie legali, fondo responsabilita civile*",
};
