import { text } from "node:stream/consumers";
import { EXPORT_SCHEMA, type StatementReport } from "@tieout/core";
import { writeStatementJson } from "@tieout/files";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { exampleReport } from "../core/testing/exampleReport.ts";
import { statementExport, statementExportSchema } from "./index.ts";

const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
  statementExportSchema(),
);
/** The same with nothing allowed that it does not name. */
const validateStrictly = new Ajv2020({ strict: false, validateFormats: false }).compile(
  z.toJSONSchema(statementExport, { io: "output" }),
);

const reports: [string, StatementReport][] = [
  ["IFRS", exampleReport()],
  ["IFRS 18, direct", exampleReport({ framework: "IFRS18" }, "direct")],
  ["US GAAP", exampleReport({ framework: "US_GAAP" })],
  [
    "from the command line",
    { ...exampleReport(), period: null, version: null, preparedAt: null, preparedBy: null },
  ],
];

async function exported(report: StatementReport) {
  return JSON.parse(await text(await writeStatementJson(report)));
}

describe("the JSON export", () => {
  test.each(reports)(
    "%s: is what its published schema says, and nothing else",
    async (_, report) => {
      const written = await exported(report);
      expect([validate(written), validate.errors]).toEqual([true, null]);
      expect([validateStrictly(written), validateStrictly.errors]).toEqual([true, null]);
      expect(written.$schema).toBe(EXPORT_SCHEMA);
    },
  );

  test("a line without its amount is not under the schema", async () => {
    const written = await exported(exampleReport());
    delete written.lines[0].currentYear;
    expect(validate(written)).toBe(false);
  });

  test("names the elements of both taxonomies, and whether their sign is the opposite", async () => {
    const { lines } = await exported(exampleReport());
    const elementsOf = (concept: string) =>
      lines.find((line: { concept: string }) => line.concept === concept)?.xbrl;
    expect(elementsOf("net_cash_operating")).toEqual({
      ifrsFull: { element: "ifrs-full:CashFlowsFromUsedInOperatingActivities", sign: 1 },
      usGaap: { element: "us-gaap:NetCashProvidedByUsedInOperatingActivities", sign: 1 },
    });
    expect(elementsOf("change_in_trade_receivables")).toEqual({
      ifrsFull: {
        element: "ifrs-full:AdjustmentsForDecreaseIncreaseInTradeAccountReceivable",
        sign: 1,
      },
      usGaap: { element: "us-gaap:IncreaseDecreaseInAccountsReceivable", sign: -1 },
    });
  });
});
