import { describeReport, type StatementReport } from "@tieout/core";
import type { Block } from "../layout/Block.ts";
import { textStyle } from "../text/textStyles.ts";
import { paragraph, remark } from "./blocks.ts";

/** The head of the first page: who, what, for when, by which standard, and whether it ties out. */
export function titleBlocks(report: StatementReport): Block[] {
  const heading = describeReport(report);
  const title = textStyle({ size: 19, weight: "semibold" });
  return [
    paragraph(heading.entity, {
      style: textStyle({ size: 11, weight: "semibold" }),
      spaceBefore: 0,
    }),
    paragraph(heading.title, { tag: "H1", style: title, spaceBefore: 2, bookmark: 1 }),
    paragraph(heading.period, { style: textStyle({ size: 11 }), spaceBefore: 1 }),
    remark(`${heading.standard} · ${heading.method} · ${heading.units}`, { spaceBefore: 5 }),
    paragraph(heading.mark ? `${heading.mark}. ${heading.status}` : heading.status, {
      style: textStyle({ weight: "semibold", colour: heading.mark ? "red" : "green" }),
      bar: heading.mark ? "red" : "green",
      spaceBefore: 10,
    }),
  ];
}
