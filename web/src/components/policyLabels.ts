import type { Policies, PolicyKey } from "@tieout/core";

type Choices<Value> = readonly { value: Value; label: string }[];

type PolicyLabels = {
  [Key in PolicyKey]: { label: string; choices: Choices<Policies[Key]> };
};

const operating = { value: "operating", label: "Operating activities" } as const;
const investing = { value: "investing", label: "Investing activities" } as const;
const financing = { value: "financing", label: "Financing activities" } as const;

/** How each policy and its choices are called on screen. */
export const policyLabels: PolicyLabels = {
  specifiedMainBusinessActivity: {
    label: "Main business activity",
    choices: [
      { value: "none", label: "Neither of the two" },
      { value: "investing_in_assets", label: "Investing in particular assets" },
      { value: "financing_customers", label: "Financing customers" },
      { value: "both", label: "Both of them" },
    ],
  },
  indirectStart: {
    label: "Indirect method starts from",
    choices: [
      { value: "profit_before_tax", label: "Profit before tax" },
      { value: "profit_for_the_year", label: "Profit for the year" },
      { value: "operating_profit", label: "Operating profit" },
      { value: "net_income", label: "Net income" },
    ],
  },
  interestPaid: { label: "Interest paid", choices: [operating, financing] },
  interestReceived: { label: "Interest received", choices: [operating, investing] },
  dividendsReceived: { label: "Dividends received", choices: [operating, investing] },
  dividendsPaid: { label: "Dividends paid", choices: [operating, financing] },
  bankOverdraftsInCash: {
    label: "Bank overdrafts",
    choices: [
      { value: false, label: "Financing activities" },
      { value: true, label: "Part of cash, repayable on demand" },
    ],
  },
  restrictedCashInCash: {
    label: "Restricted cash",
    choices: [
      { value: false, label: "A balance of its own, disclosed" },
      { value: true, label: "Inside the cash reconciled" },
    ],
  },
};
