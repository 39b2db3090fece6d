/** What a heading put together of known words says of an account: its number or its name, of which side. */
export type ComposedHeading = {
  field: "code" | "name" | "contra" | "contraName";
  /** It names a side, which says nothing of accounts without the other side's column. */
  isOfSide: boolean;
};

/**
 * Reads a heading that is nothing but a word for an account and words for its number, its name or its side, in
 * whatever order and language: "N° de compte", "Sollkonto Bezeichnung", "Naam creditrekening". The name on a
 * side is an account's, too: "Intitulé débit".
 */
export function composedHeading(heading: string): ComposedHeading | null {
  const kinds = new Set<Kind>();
  for (const word of heading.split(" ")) {
    const known = KINDS.get(word);
    if (known === undefined) return null;
    for (const kind of known) kinds.add(kind);
  }
  const isOther = kinds.has("contra") || kinds.has("credit");
  const isOfSide = kinds.has("debit") || kinds.has("credit");
  const isOfAccount = kinds.has("account") || (isOfSide && kinds.has("name"));
  if (!isOfAccount || (kinds.has("number") && kinds.has("name"))) return null;
  if (kinds.has("debit") && isOther) return null;
  if (kinds.has("name")) return { field: isOther ? "contraName" : "name", isOfSide };
  return { field: isOther ? "contra" : "code", isOfSide };
}

type Kind = "account" | "number" | "name" | "debit" | "credit" | "contra" | "joint";

const WORDS: readonly (readonly [readonly Kind[], string])[] = [
  [["account"], "account konto compte cuenta conta conto rekening grootboekrekening sachkonto"],
  [["account", "debit"], "sollkonto debetrekening debetkonto debitkonto"],
  [["account", "credit"], "habenkonto creditrekening kreditkonto"],
  [
    ["account", "contra"],
    "gegenkonto tegenrekening contrepartie contrapartida contropartita motkonto modkonto",
  ],
  [["contra"], "contra offset offsetting counter balancing"],
  [["number"], "n no nr num numero nummer number numer code codigo codice cod kod kode"],
  [
    ["name"],
    "name libelle intitule nom nombre descripcion denominacion titulo nome descricao descrizione denominazione naam omschrijving bezeichnung benennung namn benamning navn betegnelse nazwa title description",
  ],
  [["debit"], "debit soll debe dare debet debito"],
  [["credit"], "credit haben haber avere kredit credito"],
  [
    ["joint"],
    "of the de du del della dello di do da van der des la le el il general generale contable contabil contabile comptable",
  ],
];

const KINDS: ReadonlyMap<string, readonly Kind[]> = new Map(
  WORDS.flatMap(([kinds, words]) => words.split(" ").map((word) => [word, kinds] as const)),
);
