import type { TypeLabel } from "./TypeLabel.ts";

/**
 * What the first or the last word of a type label makes of it, whatever stands beside: expenses that are
 * accrued are a liability, prepaid ones an asset, and revenue from investments is no investment.
 */
export const headLabels: readonly TypeLabel[] = [
  {
    phrases: ["^ accrued|accrual .. wage|salary|payroll|employee"],
    unless: ["income|revenue|receivable|asset"],
    natures: ["liability"],
    role: "employee_payables",
    strength: "strong",
  },
  {
    phrases: ["^ accrued|accrual"],
    unless: ["income|revenue|receivable|asset"],
    natures: ["liability"],
    role: "other_payables",
    strength: "likely",
  },
  {
    phrases: ["^ prepaid|prepayment"],
    unless: ["income|revenue|liability|tax"],
    natures: ["asset"],
    role: "prepayments",
    strength: "likely",
  },
  {
    phrases: ["^ depreciation|amortisation of|on|expense"],
    natures: ["expense"],
    role: "depreciation",
    strength: "strong",
    admits: ["depreciation", "amortisation", "impairment"],
  },
  {
    phrases: ["^ revenue|income from"],
    natures: ["income"],
    role: "other_operating_income",
    strength: "faint",
  },
  {
    phrases: ["liability $"],
    unless: ["asset|equity|capital|reserve|fund"],
    natures: ["liability"],
  },
  {
    phrases: ["expense $"],
    unless: ["income|deferred|capitalised|accrued|prepaid|payable|asset"],
    natures: ["expense"],
  },
];
