import { fileDetail } from "@tieout/contract";
import { storedList } from "../store/storedList.ts";

/** The first rows of a file's sheets, each with how its columns could be matched. */
export const sheetsKind = storedList("list of sheets", fileDetail.shape.sheets.element);
