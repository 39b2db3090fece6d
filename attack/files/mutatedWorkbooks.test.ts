import { readFile } from "@tieout/files";
import { expect, test } from "vitest";
import { sniffFormat } from "../../files/sniffFormat.ts";
import { readWorkbookHere } from "../../files/testing/readWorkbookHere.ts";
import { readZippedWorkbook } from "../../files/workbookText/readZippedWorkbook.ts";
import { refusalOf } from "../../files/workbookText/refusal.ts";
import { openArchive } from "../../files/workbookText/WorkbookArchive.ts";
import { mutateWorkbook } from "./mutateWorkbook.ts";
import { workbookSources } from "./workbookSources.ts";

const SEEDS = Array.from({ length: 300 }, (_, at) => at + 1);
/** So many of them may repeat more than is ever unpacked, which takes most of the time; the others this many bytes. */
const [WHOLE, MOST_REPEATED] = [60, 128 * 1024];
const MEBIBYTE = 1024 * 1024;
/** A hundred times 100 kB, and the piece by which it is seen to be too much. */
const MOST_UNPACKED = 10 * MEBIBYTE;
const sources = workbookSources();

test("mutated workbooks end in tables or a refusal, and no more than ten mebibytes of one are unpacked", async () => {
  let [read, most] = [0, 0];
  for (const seed of SEEDS) {
    const bytes = mutateWorkbook(sources, seed, seed > WHOLE ? MOST_REPEATED : undefined);
    const format = sniffFormat(bytes);
    if (format === "xls" && (await readWorkbookHere(bytes)).ok) read += 1;
    if (format !== "zip") continue;
    const { isRead, unpacked } = await readArchive(bytes);
    if (isRead) read += 1;
    most = Math.max(most, unpacked);
    expect({ seed, isWithinBudget: unpacked <= MOST_UNPACKED }).toEqual({
      seed,
      isWithinBudget: true,
    });
  }
  expect(read).toBeGreaterThan(100);
  expect(most).toBeGreaterThan(8 * MEBIBYTE);
});

test("an .xls that its library reads without end is stopped", async () => {
  const seed = 3570;
  expect(await readFile(mutateWorkbook(sources, seed), "a.xls")).toMatchObject({
    ok: false,
    problems: [{ code: "workbook_too_complex" }],
  });
});

/** Reads an archive; anything thrown but a refusal is a fault of ours. */
async function readArchive(bytes: Uint8Array): Promise<{ isRead: boolean; unpacked: number }> {
  let unpacked = 0;
  try {
    const archive = openArchive(bytes);
    try {
      await readZippedWorkbook(archive, () => undefined);
    } finally {
      unpacked = archive.mayInflate - archive.leftToInflate;
    }
    return { isRead: true, unpacked };
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return { isRead: false, unpacked };
  }
}
