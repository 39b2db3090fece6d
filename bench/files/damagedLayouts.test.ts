import { type FileType, ingest, type Table } from "@tieout/core";
import { readFile } from "@tieout/files";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chanceFrom } from "./chance.ts";
import { heldLayouts } from "./heldLayouts.ts";
import { inventBalances } from "./inventBalances.ts";
import { layouts } from "./layouts.ts";

/** `DAMAGED_LAYOUTS=20000 npx vitest run bench/files` damages as many as the release notes speak of. */
const RUNS = Number(process.env.DAMAGED_LAYOUTS ?? 500);

const encoder = new TextEncoder();

/** Every file of every program's layout, as CSV. */
const written: readonly (readonly [FileType, Uint8Array])[] = [...layouts, ...heldLayouts].flatMap(
  (layout, place) =>
    Object.entries(layout.write(inventBalances(chanceFrom(place + 1), 4))).map(
      ([fileType, table]) => [fileType as FileType, encoder.encode(toCsv(table))] as const, // keys are file types
    ),
);

function toCsv({ rows }: Table): string {
  return rows
    .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\n");
}

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

test(
  `${RUNS} damaged files of the programs' layouts are read or refused with a reason`,
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: written.length - 1 }),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (chosen, damages, acceptDifferences) => {
          const [fileType, seed] = written[chosen] ?? ["trial_balance", new Uint8Array()];
          const read = await readFile(damages.reduce(apply, seed), "a.csv");
          if (!read.ok) {
            expect(read.problems.length).toBeGreaterThan(0);
            return;
          }
          const options = { acceptDifferences, acceptUnbalanced: acceptDifferences };
          const result = ingest(fileType, read.value.tables, options);
          if (result.ok) accepted += 1;
          else expect(result.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: RUNS },
    );
    expect(accepted).toBeGreaterThan(0);
  },
  600_000 + RUNS * 100,
);
