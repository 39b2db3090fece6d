/** Captions of financial statements in the Netherlands, by the words of the vocabulary. */
export const dutchCaptions: Readonly<Record<string, string>> = {
  "own work capitalised": "geproduceerde vaste activa*, geactiveerde productie*",
  "depreciation and impairment":
    "afschrijvingen en waardeverminderingen*, afschrijvingen en bijzondere waardeverminderingen*, afschrijvingen en overige waardeveranderingen*",
  "depreciation and amortisation":
    "afschrijvingen op immateriele en materiele vaste activa*, afschrijvingen immateriele en materiele vaste activa*",
  "bank loan": "schulden aan kredietinstellingen*, schuld aan kredietinstelling*",
  "tax and social security": "belastingen en premies sociale verzekering*",
  "treasury share": "ingekochte eigen aandelen*, eigen aandelen*",
  "pension provision":
    "voorziening voor pensioen*, voorzieningen voor pensioen*, voorziening pensioen*, pensioenvoorziening*, pensioenverplichting*",
};
