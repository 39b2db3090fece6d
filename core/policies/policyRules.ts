import type { Framework, Policies, PolicyKey } from "./policies.ts";

/** The values a framework allows, its default first, and the paragraph that says so. */
export type PolicyRule<Key extends PolicyKey> = {
  allowed: readonly Policies[Key][];
  paragraph: string;
};

export type PolicyRules = { [Key in PolicyKey]: PolicyRule<Key> };

type Activity = Policies["specifiedMainBusinessActivity"];

/** The policy table of a framework (accounting policies of IAS 7, IFRS 18 and ASC 230). */
export function policyRules(framework: Framework, activity: Activity): PolicyRules {
  if (framework === "IFRS") return ias7Rules;
  return framework === "US_GAAP" ? asc230Rules : ifrs18Rules(activity);
}

const ias7Rules: PolicyRules = {
  indirectStart: {
    allowed: ["profit_before_tax", "profit_for_the_year"],
    paragraph: "IAS 7.18(b)",
  },
  interestPaid: { allowed: ["operating", "financing"], paragraph: "IAS 7.33" },
  interestReceived: { allowed: ["investing", "operating"], paragraph: "IAS 7.33" },
  dividendsReceived: { allowed: ["investing", "operating"], paragraph: "IAS 7.33" },
  dividendsPaid: { allowed: ["financing", "operating"], paragraph: "IAS 7.34" },
  bankOverdraftsInCash: { allowed: [false, true], paragraph: "IAS 7.8" },
  restrictedCashInCash: { allowed: [false, true], paragraph: "IAS 7.48" },
  specifiedMainBusinessActivity: {
    allowed: ["none"],
    paragraph: "IFRS 18.49 (applies under IFRS 18)",
  },
};

const asc230Rules: PolicyRules = {
  indirectStart: { allowed: ["net_income"], paragraph: "ASC 230-10-45-28" },
  interestPaid: { allowed: ["operating"], paragraph: "ASC 230-10-45-17(d)" },
  interestReceived: { allowed: ["operating"], paragraph: "ASC 230-10-45-16(b)" },
  dividendsReceived: { allowed: ["operating"], paragraph: "ASC 230-10-45-16(b)" },
  dividendsPaid: { allowed: ["financing"], paragraph: "ASC 230-10-45-15(a)" },
  bankOverdraftsInCash: { allowed: [false], paragraph: "ASC 230-10-45-14" },
  restrictedCashInCash: { allowed: [true], paragraph: "ASC 230-10-45-4" },
  specifiedMainBusinessActivity: {
    allowed: ["none"],
    paragraph: "IFRS 18.49 (applies under IFRS 18)",
  },
};

function ifrs18Rules(activity: Activity): PolicyRules {
  const invests = activity === "investing_in_assets" || activity === "both";
  const finances = activity === "financing_customers" || activity === "both";
  return {
    indirectStart: {
      allowed: ["operating_profit"],
      paragraph: "IAS 7.18(b) as amended by IFRS 18",
    },
    interestPaid: {
      allowed: finances ? ["operating", "financing"] : ["financing"],
      paragraph: finances ? "IAS 7.34B-34C" : "IAS 7.34A(a)",
    },
    interestReceived: {
      allowed: invests || finances ? ["operating", "investing"] : ["investing"],
      paragraph: invests || finances ? "IAS 7.34B-34C" : "IAS 7.34A(b)",
    },
    dividendsReceived: {
      allowed: invests ? ["operating", "investing"] : ["investing"],
      paragraph: invests ? "IAS 7.34B-34C" : "IAS 7.34A(b)",
    },
    dividendsPaid: { allowed: ["financing"], paragraph: "IAS 7.33A" },
    bankOverdraftsInCash: { allowed: [false, true], paragraph: "IAS 7.8" },
    restrictedCashInCash: { allowed: [false, true], paragraph: "IAS 7.48" },
    specifiedMainBusinessActivity: {
      allowed: ["none", "investing_in_assets", "financing_customers", "both"],
      paragraph: "IFRS 18.49",
    },
  };
}
