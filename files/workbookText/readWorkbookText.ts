import { readZippedWorkbook } from "./readZippedWorkbook.ts";
import { refusalOf } from "./refusal.ts";
import { openArchive } from "./WorkbookArchive.ts";
import type { TakePiece } from "./WorkbookText.ts";

const ZIP_SIGNATURE = 0x50;

/** Reads a workbook of any format that is accepted; why one is refused is its last piece. */
export async function readWorkbookText(bytes: Uint8Array, take: TakePiece): Promise<void> {
  try {
    if (bytes[0] === ZIP_SIGNATURE) {
      await readZippedWorkbook(openArchive(bytes), take);
    } else {
      const { readXls } = await import("./readXls.ts"); // its library is heavy
      await readXls(bytes, take);
    }
  } catch (error) {
    const refused = refusalOf(error);
    if (!refused) throw error;
    take({ kind: "refused", refusals: [refused] });
  }
}
