import { profitAndLossNatures } from "../../roles/roles.ts";
import { decides, hints, type NameRule, names } from "./NameRule.ts";

const lent =
  "loan|mortgage|debt|bond|lease|purchase|overdraft|debenture|note|borrowing|credit|finance|late|tax";

/** What borrowing costs. */
export const financeRules: readonly NameRule[] = [
  decides(
    "interest_expense",
    [
      "interest expense|paid|payable|charge|cost|charged",
      "interest .. paid|expense|payable|charge",
      `${lent} interest`,
      "loan stock|capital|account interest",
      `interest .. ${lent}|liability|pension|provision`,
      "hire purchase interest|charge",
      "finance|financing|borrowing cost|expense|charge",
      "unwinding",
      "interest .. defined|benefit|obligation",
      "finance|loan charge",
      "bank finance",
      "unwind of",
      "accretion",
      "amortisation + debt|loan|bond|issuance|discount|premium|finance|financing",
      "loan|debt|arrangement arrangement|issue|issuance|commitment|facility fee|cost",
      "loan fee|charge",
      "arrangement|origination fee",
      "bond|note|debenture|loan|sukuk .. coupon",
      "coupon .. bond|note|debenture|loan|sukuk",
      "coupon paid|payment|interest|expense",
      "debenture interest",
      "similar charge",
      "factoring interest",
      "net interest",
      "discount|discounting charge",
      "invoice discounting|discount cost|expense|charge",
    ],
    {
      where: ["expense"],
      natural: "debit",
      strength: "certain",
      needs: "statement",
      orSide: "debit",
      unless: [
        "received|income|earned|receivable",
        "finance director|department|team",
        "depreciation",
        "loss on",
        "prepaid",
      ],
    },
  ),
  decides(
    "interest_expense",
    [
      "interest expense|paid",
      "interest .. expense|paid",
      "interest payable and similar",
      "bank interest payable|charge|charged",
      "finance|borrowing cost",
      "finance expense",
      "interest unwinding|unwind",
      "hire purchase charge",
      "loan|mortgage|lease|overdraft interest",
      "hire purchase interest",
      "interest on lease|loan|overdraft|mortgage",
      "unwinding of discount",
      "loan|debt|arrangement|finance|issue|facility .. fee|cost amortisation",
      "amortisation of .. loan|debt|finance|facility|issue|arrangement fee|cost",
    ],
    {
      where: profitAndLossNatures,
      natural: "debit",
      strength: "certain",
      unless: ["received|income|earned|receivable", "accrued"],
    },
  ),
  names("interest_expense", ["financial expense|cost|charge"], {
    where: ["expense"],
    natural: "debit",
    strength: "strong",
    needs: "statement",
    orSide: "debit",
    unless: ["received|income|earned|receivable", "transfer|reflection|asset|advice|service"],
  }),
  names("interest_expense", ["interest", "=finance charge"], {
    where: ["expense"],
    natural: "debit",
    strength: "strong",
    needs: "nature",
    orSide: "debit",
    unless: ["received|income|earned|receivable"],
  }),
  hints("interest_expense", ["loss on + extinguishment|redemption", "gain on + extinguishment"], {
    where: profitAndLossNatures,
    natural: "either",
    strength: "faint",
  }),
  // What is paid on shares that are a liability is interest (IAS 32.35-36)
  decides(
    "interest_expense",
    ["preference|preferred dividend", "preference|preferred share dividend"],
    {
      where: ["expense"],
      needs: "statement",
      natural: "debit",
      strength: "strong",
    },
  ),
];
