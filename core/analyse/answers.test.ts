import { describe, expect, test } from "vitest";
import { factsOf, factsOfRows } from "../testing/analystFacts.ts";
import { account } from "../testing/analystIds.ts";
import { detectAnomalies } from "./analyse.ts";
import { findUnsupportedFigures } from "./findUnsupportedFigures.ts";
import { suggestImprovements } from "./suggestImprovements.ts";
import { summariseStatement } from "./summariseStatement.ts";
import { validateStatement } from "./validateStatement.ts";
import { writeAuditNotes } from "./writeAuditNotes.ts";

const books = [
  account("4000 Sales", "-90000", "-100000"),
  account("7000 Rent", "20000", "21000"),
  account("3000 Share capital", "-50000", "-50000"),
  account("3100 Retained earnings", "0", "-70000"),
];
const suspense = account("9999 Suspense account", "0", "812.40");
const overdraft = account("2120 Bank overdraft", "0", "-9000", "trade_payables");
const plain = factsOf(books);
const troubled = factsOf([...books, suspense, overdraft]);

describe("an analysis", () => {
  test("of books with nothing to ask says so", () => {
    expect(detectAnomalies(plain)).toMatchObject({
      status: "completed",
      madeBy: "built_in",
      riskLevel: "low",
      findings: [],
      recommendations: [],
    });
  });

  test("takes its risk from the riskiest finding and names it first", () => {
    const { riskLevel, findings, summary, recommendations } = detectAnomalies(troubled);
    expect(riskLevel).toBe(findings[0]?.severity);
    expect(summary).toContain(findings[0]?.title);
    expect(recommendations).toContain(findings[0]?.recommendation);
  });
});

describe("audit notes", () => {
  test("write up every finding that matters, with cause, figure and paragraph", () => {
    const { validationType, notes } = writeAuditNotes(troubled);
    expect(validationType).toBe("audit_notes");
    expect(notes.find(({ id }) => id === "suspense_balance:9999")).toMatchObject({
      figure: "812.40",
      paragraph: "IAS 1.29",
      severity: "high",
    });
    expect(notes.every(({ content, cause }) => cause !== "" && content.includes(cause))).toBe(true);
    expect(notes.every(({ severity }) => severity !== "low")).toBe(true);
  });
});

describe("improvements", () => {
  test("name the role to change, from what to what, with the mapping a button needs", () => {
    const { reclassifications, improvements, missingItems } = suggestImprovements(troubled);
    expect(reclassifications).toEqual([
      expect.objectContaining({
        account: "2120",
        item: "2120 Bank overdraft",
        from: "Trade payables",
        to: "Bank overdraft",
        proposedMapping: { account: "2120", role: "bank_overdraft" },
      }),
    ]);
    expect(improvements.map(({ id }) => id)).toContain("suspense_balance:9999");
    expect(missingItems[0]).toContain("Last year's cash flow statement");
  });
});

describe("a validation", () => {
  test("passes a statement that ties out", () => {
    expect(validateStatement(plain)).toMatchObject({ isValid: true, errors: [] });
  });

  test("fails one whose books do not balance, and says by how much", () => {
    const [first, ...others] = plain.rows.trial_balance ?? [];
    if (!first) throw new Error("no rows");
    const broken = factsOfRows([
      { ...first, currentCredit: first.currentCredit + 900n },
      ...others,
    ]);
    const { isValid, errors } = validateStatement(broken);
    expect(isValid).toBe(false);
    expect(errors.join("\n")).toContain("9.00");
  });
});

describe("a summary", () => {
  test("tells the change in cash with the statement's own figures", () => {
    const { keyInsights, figures } = summariseStatement(plain);
    expect(keyInsights[0]).toBe("Cash rose by 79,000.00 to 199,000.00.");
    expect(figures.netChange).toBe("79000.00");
  });
});

describe("what a text may say of a company", () => {
  test("is what it was told of: any other figure was made up", () => {
    const supported = { figures: ["-812.40"], quotations: ["9999 Suspense account", "IAS 7"] };
    const text = "Under IAS 7, 9999 Suspense account holds 812.40, and cash fell by 4,711.00.";
    expect(findUnsupportedFigures(text, supported)).toEqual(["4,711.00"]);
  });
});
