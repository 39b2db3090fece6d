import type { ShownLine } from "../../../components/statement/ShownLine.ts";

/** The sample project's statement, printed by the product itself: the picture on public pages. */
export const specimen = {
  currency: "USD",
  caption: "Statement of cash flows of the sample project, indirect method, US GAAP",
  cashAtEnd: "54000.00",
  lines: [
    line("net_income", "Net income", "operating", "125000.00", "134000.00"),
    line("depreciation", "Depreciation", "operating", "33000.00", "21000.00"),
    line("disposal_gain_loss", "Loss/(gain) on disposal", "operating", "2000.00", "0.00"),
    line(
      "change_in_trade_receivables",
      "(Increase)/decrease in trade receivables",
      "operating",
      "-42000.00",
      "10000.00",
    ),
    line(
      "change_in_inventories",
      "(Increase)/decrease in inventories",
      "operating",
      "-54000.00",
      "0.00",
    ),
    line(
      "change_in_prepayments",
      "(Increase)/decrease in prepayments",
      "operating",
      "2000.00",
      "-6000.00",
    ),
    line(
      "change_in_trade_payables",
      "Increase/(decrease) in trade payables",
      "operating",
      "-7000.00",
      "35000.00",
    ),
    subtotal(
      "net_cash_operating",
      "Net cash from operating activities",
      "operating",
      "59000.00",
      "194000.00",
    ),
    line(
      "purchase_of_ppe",
      "Purchase of property, plant and equipment",
      "investing",
      "-166000.00",
      "-338000.00",
    ),
    line(
      "proceeds_from_disposal_of_ppe",
      "Proceeds from disposal of property, plant and equipment",
      "investing",
      "59000.00",
      "0.00",
      "manual",
    ),
    subtotal(
      "net_cash_investing",
      "Net cash from investing activities",
      "investing",
      "-107000.00",
      "-338000.00",
    ),
    line(
      "proceeds_from_issue_of_shares",
      "Proceeds from issue of shares",
      "financing",
      "160000.00",
      "0.00",
    ),
    line("proceeds_from_bonds", "Proceeds from bonds", "financing", "0.00", "150000.00"),
    line("repayment_of_bonds", "Repayment of bonds", "financing", "-40000.00", "0.00"),
    line("dividends_paid", "Dividends paid", "financing", "-55000.00", "-18000.00", "verified"),
    subtotal(
      "net_cash_financing",
      "Net cash from financing activities",
      "financing",
      "65000.00",
      "132000.00",
    ),
    subtotal("net_change_in_cash", "Net change in cash", "reconciliation", "17000.00", "-12000.00"),
    subtotal(
      "cash_at_beginning",
      "Cash at beginning of the period",
      "reconciliation",
      "37000.00",
      "49000.00",
    ),
    subtotal("cash_at_end", "Cash at end of the period", "reconciliation", "54000.00", "37000.00"),
  ],
  /** What stands behind one of its lines. */
  source: {
    lineItem: "Proceeds from disposal of property, plant and equipment",
    total: "59000.00",
    pieces: [
      {
        account: "150",
        name: "Land",
        amount: "25000.00",
        reason: "Journal: land sold at book value",
        file: "Balance Sheet, row 6",
      },
      {
        account: "170",
        name: "Equipment",
        amount: "34000.00",
        reason: "Journal: equipment sold at a loss of 2,000",
        file: "Balance Sheet, row 9",
      },
    ],
  },
} as const;

function line(
  concept: string,
  lineItem: string,
  category: ShownLine["category"],
  currentYear: string,
  priorYear: string,
  status: ShownLine["status"] = "auto",
): ShownLine {
  return {
    id: concept,
    concept,
    lineItem,
    category,
    isSubtotal: false,
    currentYear,
    priorYear,
    status,
  };
}

function subtotal(
  concept: string,
  lineItem: string,
  category: ShownLine["category"],
  currentYear: string,
  priorYear: string,
): ShownLine {
  return {
    id: concept,
    concept,
    lineItem,
    category,
    isSubtotal: true,
    currentYear,
    priorYear,
    status: "auto",
  };
}
