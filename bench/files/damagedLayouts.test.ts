import { type FileType, ingest, type Table } from "@tieout/core";
import { readFile } from "@tieout/files";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readWorkbookHere } from "../../files/testing/readWorkbookHere.ts";
import { chanceFrom } from "./chance.ts";
import { heldLayouts } from "./heldLayouts.ts";
import { inventBalances } from "./inventBalances.ts";
import { layouts } from "./layouts.ts";
import { type Format, type WrittenFile, writeFormat } from "./writeFormats.ts";

/** `DAMAGED_LAYOUTS=20000 npx vitest run bench/files` damages as many as the release notes speak of. */
const RUNS = Number(process.env.DAMAGED_LAYOUTS ?? 200);

/** Every file of every program's layout. */
const tables: readonly (readonly [FileType, Table])[] = [...layouts, ...heldLayouts].flatMap(
  (layout, place) =>
    Object.entries(layout.write(inventBalances(chanceFrom(place + 1), 4))).map(
      ([fileType, table]) => [fileType as FileType, table] as const, // keys are file types
    ),
);

/** A PDF takes as long to read as dozens of others. */
const OFTEN: readonly Format[] = ["csv", "csv", "json", "xlsx", "ods"];
const FORMATS: readonly Format[] = [...OFTEN, ...OFTEN, ...OFTEN, ...OFTEN, "pdf"];

const encoder = new TextEncoder();

type Damage = {
  kind: "flip" | "drop" | "repeat" | "row";
  at: number;
  length: number;
  byte: number;
};

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom("flip", "flip", "drop", "repeat", "row"),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 200 }),
  byte: fc.constantFrom(...encoder.encode(",;\"'\t\n-()0.9$%:"), 0, 255),
});

function apply(bytes: Uint8Array, { kind, at, length, byte }: Damage): Uint8Array {
  const index = Math.floor(at * bytes.length);
  const [before, after] = [bytes.subarray(0, index), bytes.subarray(index)];
  if (kind === "drop") return Buffer.concat([before, after.subarray(length)]);
  if (kind === "repeat") return Buffer.concat([before, after.subarray(0, length), after]);
  if (kind === "row") return withoutRow(bytes, index);
  return Buffer.concat([before, Uint8Array.of(byte), after.subarray(1)]);
}

const NEWLINE = 10;

function withoutRow(bytes: Uint8Array, index: number): Uint8Array {
  const start = bytes.lastIndexOf(NEWLINE, index) + 1;
  const end = bytes.indexOf(NEWLINE, index);
  return Buffer.concat([
    bytes.subarray(0, start),
    bytes.subarray(end < 0 ? bytes.length : end + 1),
  ]);
}

function read({ format, rows, around }: WrittenFile, damages: readonly Damage[]) {
  const file = around(damages.reduce(apply, rows));
  // Without the thread around it, which takes far longer than the reading
  return format === "xlsx" || format === "ods"
    ? readWorkbookHere(file)
    : readFile(file, `a.${format}`);
}

test(
  `${RUNS} damaged files of the programs' layouts are read or refused with a reason`,
  async () => {
    const accepted = new Map<Format, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: tables.length - 1 }),
        fc.constantFrom(...FORMATS),
        fc.array(damage, { minLength: 0, maxLength: 3 }),
        fc.boolean(),
        async (chosen, format, damages, acceptDifferences) => {
          const [fileType, table] = tables[chosen] ?? ["trial_balance", { sheet: null, rows: [] }];
          const found = await read(await writeFormat(table, format), damages);
          if (!found.ok) {
            expect(found.problems.length).toBeGreaterThan(0);
            return;
          }
          const options = { acceptDifferences, acceptUnbalanced: acceptDifferences };
          const result = ingest(fileType, found.value.tables, options);
          if (result.ok) accepted.set(format, (accepted.get(format) ?? 0) + 1);
          else expect(result.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: RUNS },
    );
    expect([...accepted.keys()]).toEqual(expect.arrayContaining([...new Set(OFTEN)]));
  },
  600_000 + RUNS * 100,
);
