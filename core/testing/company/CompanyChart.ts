import type { ChartId } from "../../classify/national/ChartId.ts";
import type { AccountKey } from "./accounts.ts";

/** How a chart of accounts writes an account down. */
export type ChartAccount = { code: string; name: string; type: string };

/** A chart of accounts; what it has no account for, its companies do not do. */
export type CompanyChart = {
  id: ChartId | "own";
  currency: string;
  /** The usual rate of sales tax, in percent. */
  taxRate: bigint;
  accounts: Partial<Record<AccountKey, ChartAccount>>;
};
