import {
  describeDisclosureNotes,
  describeReport,
  presentNotes,
  type StatementReport,
} from "@tieout/core";
import type { Furniture } from "../draw/drawFurniture.ts";
import type { Block } from "../layout/Block.ts";
import { remark } from "./blocks.ts";
import { noteBlocks } from "./noteBlocks.ts";
import { periodBlocks } from "./periodBlocks.ts";
import { printTime } from "./printTime.ts";
import { recordBlocks } from "./recordBlocks.ts";
import { statementBlocks } from "./statementBlocks.ts";
import { titleBlocks } from "./titleBlocks.ts";
import { workingsBlocks } from "./workingsBlocks.ts";

/** What is said where a text has characters none of the typefaces holds. */
export const unknownCharacters = remark(
  "A square □ stands for a character that the typefaces of this report do not hold. The text behind it, which is copied and searched, is the character itself.",
  { spaceBefore: 18 },
);

/** The sizes a statement may be set in, so that it stands on one page where it can. */
const STATEMENT_SIZES = [9, 8.5, 8];

/** How much of a report a document has. */
export type Extent = { hasWorkings: boolean };

/** The parts of a report in reading order: the statement in several settings, and what follows it. */
export function composeReport(
  report: StatementReport,
  { hasWorkings }: Extent,
): { statement: Block[][]; rest: Block[][] } {
  const notes = presentNotes(describeDisclosureNotes(report), report);
  return {
    statement: STATEMENT_SIZES.map((size) => [
      ...titleBlocks(report),
      ...statementBlocks(report, { notes, size }),
    ]),
    rest: [
      periodBlocks(report),
      noteBlocks(report, notes),
      recordBlocks(report),
      ...(hasWorkings ? [workingsBlocks(report)] : []),
    ],
  };
}

/** What stands at the head and foot of every page. */
export function composeFurniture(report: StatementReport): Furniture {
  const { entity, title, period, mark } = describeReport(report);
  const { version, preparedAt, preparedBy, sha256 } = report;
  const made = [
    version === null ? "No stored version" : `Version ${version}`,
    ...(preparedAt === null ? [] : [`prepared ${printTime(preparedAt)}`]),
    ...(preparedBy === null ? [] : [`by ${preparedBy}`]),
  ];
  return {
    runningHead: { entity, statement: `${title} · ${period}` },
    mark,
    foot: [made.join(" "), `SHA-256 ${sha256}`],
  };
}
