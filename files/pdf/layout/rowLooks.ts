import type { Weight } from "../fonts/fontFaces.ts";
import type { RowKind, TableBlock, TableRow } from "./Block.ts";

/** How a row of a kind is drawn. */
export type RowLook = {
  weight: Weight;
  isSmallCapitals: boolean;
  isQuiet: boolean;
  indent: number;
  spaceBefore: number;
  spaceAfter: number;
  /** Rules over or under the amounts only, as accounts draw them, or across a row or its heading. */
  rules: readonly ("above" | "below_twice" | "across" | "heading")[];
};

const plain: RowLook = {
  weight: "regular",
  isSmallCapitals: false,
  isQuiet: false,
  indent: 0,
  spaceBefore: 0,
  spaceAfter: 0,
  rules: [],
};

const statementLooks: Readonly<Record<RowKind, RowLook>> = {
  heading: { ...plain, weight: "semibold", isSmallCapitals: true, spaceBefore: 9, spaceAfter: 1 },
  group: { ...plain, isQuiet: true, indent: 9, spaceBefore: 2 },
  line: { ...plain, indent: 9 },
  subtotal: { ...plain, weight: "semibold", spaceBefore: 2.5, spaceAfter: 3, rules: ["above"] },
  total: {
    ...plain,
    weight: "semibold",
    spaceBefore: 2.5,
    spaceAfter: 7,
    rules: ["above", "below_twice"],
  },
};

const registerLooks: Readonly<Record<RowKind, RowLook>> = {
  heading: { ...plain, weight: "semibold", spaceBefore: 7, spaceAfter: 2 },
  group: { ...plain, isQuiet: true, spaceAfter: 2 },
  line: { ...plain, spaceBefore: 2, spaceAfter: 2, rules: ["across"] },
  subtotal: statementLooks.subtotal,
  total: statementLooks.total,
};

const worksheetLooks: Readonly<Record<RowKind, RowLook>> = {
  ...registerLooks,
  group: { ...plain, weight: "semibold", spaceBefore: 2.5 },
  line: { ...plain, indent: 9 },
};

const looks = {
  statement: statementLooks,
  register: registerLooks,
  worksheet: worksheetLooks,
} as const satisfies Record<TableBlock["look"], Readonly<Record<RowKind, RowLook>>>;

/** The look of a row in a table. */
export function rowLook({ kind, endsGroup }: TableRow, look: TableBlock["look"]): RowLook {
  const own = looks[look][kind];
  return endsGroup ? { ...own, spaceAfter: 2.5, rules: [...own.rules, "across"] } : own;
}
