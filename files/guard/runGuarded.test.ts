import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { assembleWorkbook } from "../assembleWorkbook.ts";
import { packParts } from "../testing/packParts.ts";
import { workbookParts } from "../testing/workbookParts.ts";
import type { WorkbookPiece } from "../workbookText/WorkbookText.ts";
import { type Allowance, runGuarded } from "./runGuarded.ts";

const plenty: Allowance = { milliseconds: 60_000, heapMebibytes: 512, bufferMebibytes: 512 };
const workbook = readFileSync(new URL("../fixtures/trial_balance.xlsx", import.meta.url));

/** A workbook of this many texts, no two alike. */
function ofTexts(count: number): Uint8Array {
  const cells = Array.from(
    { length: count },
    (_, at) => `<si><t>Account ${at} ${(at * 7_919).toString(36)} of many</t></si>`,
  );
  const parts = workbookParts("");
  const xml = parts["xl/sharedStrings.xml"]?.replace("<si>", () => `${cells.join("")}<si>`) ?? "";
  return packParts({ ...parts, "xl/sharedStrings.xml": xml });
}

async function read(bytes: Uint8Array, allowance: Partial<Allowance> = {}) {
  const pieces: WorkbookPiece[] = [];
  const end = await runGuarded("workbook", bytes, { ...plenty, ...allowance }, (piece) =>
    pieces.push(piece),
  );
  return { end, kinds: pieces.map(({ kind }) => kind) };
}

test("a reading that stays within its allowance is whole, and the bytes stay the caller's", async () => {
  const bytes = Uint8Array.from(workbook);
  const { end, kinds } = await read(bytes);
  expect(end).toBe("whole");
  expect(kinds.at(-1)).toBe("left_out");
  expect(bytes).toEqual(Uint8Array.from(workbook));
});

test("a reading that passes its time, its heap or its buffers is stopped, and its neighbour is not", async () => {
  const large = ofTexts(300_000);
  const stopped = [
    read(large, { milliseconds: 0 }),
    read(large, { heapMebibytes: 16 }),
    read(large, { bufferMebibytes: 0 }),
  ];
  const [neighbour, ...ends] = await Promise.all([read(workbook), ...stopped]);
  expect(neighbour.end).toBe("whole");
  expect(ends.map(({ end }) => end)).toEqual(["too_complex", "too_complex", "too_complex"]);
}, 600_000);

test("while a file is read, the thread that asked for it answers others", async () => {
  let answers = 0;
  const answering = setInterval(() => {
    answers += 1;
  }, 1);
  const { end } = await read(ofTexts(100_000));
  clearInterval(answering);
  expect(end).toBe("whole");
  expect(answers).toBeGreaterThan(1);
});

test("a fault of the reader's own ends the reading, not the process, which is warned where it was", async () => {
  const warned = once(process, "warning");
  const noBytes = null as unknown as Uint8Array; // what no caller passes
  expect((await read(noBytes)).end).toBe("failed");
  const [warning] = await warned;
  expect(warning.message).toMatch(/^Reading a file failed \(workbook\): TypeError at /);
});

test("a reader that fails of itself ends as such, and what to do with the workbook is said", async () => {
  const end = await runGuarded("unknown" as "workbook", workbook, plenty, () => undefined);
  expect(end).toBe("failed");
  const read = assembleWorkbook().finish(end);
  expect(read.ok ? [] : read.problems).toMatchObject([
    {
      code: "workbook_reader_failed",
      message:
        "Reading the workbook failed. Save it as XLSX or CSV with a spreadsheet program and upload that.",
    },
  ]);
});
