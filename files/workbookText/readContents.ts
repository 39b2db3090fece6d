import type { ZipEntry } from "../readZipDirectory.ts";
import { isTrue } from "./isTrue.ts";
import { type Attributes, readPart } from "./readPart.ts";
import { type Relationship, readRelationships, relationshipOf } from "./readRelationships.ts";
import { damage, refusal } from "./refusal.ts";
import { findPart, type WorkbookArchive } from "./WorkbookArchive.ts";

/** A sheet of cells as the workbook lists it. */
export type ListedSheet = { name: string; isHidden: boolean; path: string };

/** What stands where in a workbook. */
export type WorkbookContents = {
  sheets: readonly ListedSheet[];
  /** Whether a sheet is a chart, which has no cells. */
  hasCharts: boolean;
  /** Dates count from 1904, as old programs for the Macintosh wrote them. */
  isSince1904: boolean;
  sharedStrings: ZipEntry | null;
  styles: ZipEntry | null;
};

/** Reads which sheets a workbook has, following relationships: no folder's name means anything. */
export async function readContents(archive: WorkbookArchive): Promise<WorkbookContents> {
  const path = await findWorkbook(archive);
  const entry = findPart(archive, path);
  if (entry === null) throw damage(`"${path.slice(0, 100)}" is missing from the archive`);
  const relationships = await readRelationships(archive, path);
  const partOf = (kind: string) => {
    const relationship = relationshipOf(relationships, kind);
    return relationship && findPart(archive, relationship.path);
  };
  return {
    ...(await readWorkbookPart(archive, entry, relationships)),
    sharedStrings: partOf("sharedStrings"),
    styles: partOf("styles"),
  };
}

const USUAL_PATH = "xl/workbook.xml";

async function findWorkbook(archive: WorkbookArchive): Promise<string> {
  const relationships = await readRelationships(archive, "");
  const path = relationshipOf(relationships, "officeDocument")?.path ?? USUAL_PATH;
  if (/\.bin$/i.test(path)) throw refusal("workbook_is_binary");
  if (relationships.size === 0 && !findPart(archive, path)) throw refusal("file_is_archive");
  return path;
}

type Listing = Pick<WorkbookContents, "sheets" | "hasCharts" | "isSince1904">;

async function readWorkbookPart(
  archive: WorkbookArchive,
  entry: ZipEntry,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<Listing> {
  const sheets: ListedSheet[] = [];
  let [isWorkbook, hasCharts, isSince1904] = [false, false, false];
  await readPart(archive, entry, {
    open: (name, attributes) => {
      if (name === "workbook") isWorkbook = true;
      else if (name === "workbookPr") isSince1904 = isTrue(attributes.date1904);
      else if (name === "sheet") {
        const sheet = listedSheet(attributes, relationships);
        if (sheet) sheets.push(sheet);
        else hasCharts = true;
      }
    },
  });
  if (!isWorkbook) throw refusal("file_is_archive");
  return { sheets, hasCharts, isSince1904 };
}

/** Sheets of another kind, such as those that hold a chart alone, have no cells. */
function listedSheet(
  attributes: Attributes,
  relationships: ReadonlyMap<string, Relationship>,
): ListedSheet | null {
  const { name = "", state } = attributes;
  const [, id = ""] = Object.entries(attributes).find(([key]) => key.endsWith(":id")) ?? [];
  const relationship = relationships.get(id);
  if (!relationship) throw damage(`it does not say where the sheet "${name.slice(0, 100)}" is`);
  if (relationship.kind !== "worksheet") return null;
  const isHidden = state === "hidden" || state === "veryHidden";
  return { name, isHidden, path: relationship.path };
}
