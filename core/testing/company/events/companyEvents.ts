import type { CompanyEvent } from "../Year.ts";
import {
  cardReceipts,
  companyCard,
  goodsBeforeBill,
  suspense,
  undepositedFunds,
} from "./clearing.ts";
import { accruals, depreciation, impairment, incomeTax, provision } from "./closing.ts";
import { postedTwice, wrongAccount } from "./corrections.ts";
import { partExchange, soldAtOnce, soldOnCredit } from "./disposals.ts";
import { dividends, shareIssue, sharesForAsset, stockDividend } from "./equity.ts";
import {
  billPaidByOwner,
  depositReturned,
  dollarDebtor,
  feeWithheld,
  financedPlant,
  plantForLoan,
  regrouped,
  taxedDividend,
} from "./financed.ts";
import { accruedInterest, bankLoan, leases, ownersLoan } from "./funding.ts";
import { mixedBatch, mixedInvoice, plantAdvance, setOff, supplierOfBoth } from "./mixtures.ts";
import { bonus, casualWages, payroll } from "./payroll.ts";
import {
  assetsForCash,
  mixedBill,
  plantBeforeBill,
  plantCreditors,
  plantOnCredit,
} from "./plant.ts";
import {
  discountsTaken,
  goodsOnCredit,
  overheads,
  prepayments,
  supplierAdvances,
  supplierCredits,
} from "./purchases.ts";
import { salesTaxReturns } from "./salesTax.ts";
import {
  badDebt,
  cashSales,
  costOfSales,
  creditSales,
  customerCredits,
  customerDeposits,
} from "./trade.ts";
import {
  bouncedCheque,
  dollarAccount,
  investing,
  moneyLent,
  otherIncome,
  transfers,
} from "./treasury.ts";

/** All that may happen in a company's year. */
export const companyEvents: readonly CompanyEvent[] = [
  creditSales,
  goodsOnCredit,
  costOfSales,
  payroll,
  overheads,
  cashSales,
  customerCredits,
  customerDeposits,
  badDebt,
  cardReceipts,
  undepositedFunds,
  goodsBeforeBill,
  companyCard,
  suspense,
  discountsTaken,
  prepayments,
  supplierAdvances,
  supplierCredits,
  casualWages,
  bonus,
  salesTaxReturns,
  plantOnCredit,
  mixedBill,
  plantCreditors,
  assetsForCash,
  plantBeforeBill,
  soldAtOnce,
  soldOnCredit,
  partExchange,
  bankLoan,
  accruedInterest,
  ownersLoan,
  leases,
  shareIssue,
  dividends,
  stockDividend,
  sharesForAsset,
  depreciation,
  impairment,
  accruals,
  provision,
  incomeTax,
  transfers,
  dollarAccount,
  investing,
  otherIncome,
  moneyLent,
  bouncedCheque,
  wrongAccount,
  postedTwice,
  mixedInvoice,
  mixedBatch,
  supplierOfBoth,
  plantAdvance,
  setOff,
  financedPlant,
  plantForLoan,
  feeWithheld,
  taxedDividend,
  billPaidByOwner,
  dollarDebtor,
  regrouped,
  depositReturned,
];
