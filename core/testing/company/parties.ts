import type { Chance } from "../Chance.ts";
import type { PartyKind } from "./Year.ts";

const FIRST = ["Alder", "Brae", "Corvane", "Dunlow", "Eskmoor", "Fenwold", "Garth", "Holm"];
const SECOND = ["Voss", "Pell", "Rook", "Tarn", "Wick", "Lune", "Stell", "Crane"];

const endings: Record<PartyKind, string> = {
  customer: "Retail",
  supplier: "Supplies",
  plant: "Engineering",
  mixed: "Trading",
  bank: "Bank",
  authority: "Tax Office",
  owner: "Holdings",
  staff: "Staff",
};

/** Names that nobody has, a few of each kind; the same for the same chance. */
export function inventParties(chance: Chance, count: number): (kind: PartyKind) => string {
  const single: ReadonlySet<PartyKind> = new Set(["bank", "authority", "owner", "staff"]);
  const kinds = Object.keys(endings) as PartyKind[]; // keys of a closed table
  const names = new Map(
    kinds.map((kind) => {
      const many = single.has(kind) ? 1 : Math.max(2, count);
      return [kind, Array.from({ length: many }, (_, place) => nameOf(kind, place))] as const;
    }),
  );
  return (kind) => {
    const all = names.get(kind) ?? [];
    return all[chance.between(0, all.length - 1)] ?? endings[kind];
  };
}

function nameOf(kind: PartyKind, place: number): string {
  const first = FIRST[place % FIRST.length];
  const second = SECOND[Math.floor(place / FIRST.length) % SECOND.length];
  const round = Math.floor(place / (FIRST.length * SECOND.length));
  return `${first} ${second} ${endings[kind]}${round > 0 ? ` ${round + 1}` : ""}`;
}
