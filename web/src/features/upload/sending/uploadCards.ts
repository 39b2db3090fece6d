import type { UploadType } from "@tieout/core";

export type UploadCardText = { fileType: UploadType; isOptional: boolean; purpose: string };

/** The files a project takes, in the order an accountant has them to hand; last year's where they are asked for. */
export const uploadCards: readonly UploadCardText[] = [
  {
    fileType: "trial_balance",
    isOptional: false,
    purpose: "Enough by itself: this year's balances beside last year's.",
  },
  {
    fileType: "prior_trial_balance",
    isOptional: false,
    purpose: "The balances of a year before, since this year's file has one date.",
  },
  {
    fileType: "profit_loss",
    isOptional: false,
    purpose: "With a balance sheet, the other way to give the figures.",
  },
  {
    fileType: "balance_sheet",
    isOptional: false,
    purpose: "Opening and closing balances; closing cash is what the statement ties to.",
  },
  {
    fileType: "prior_balance_sheet",
    isOptional: false,
    purpose: "The balances of a year before, since this year's file has one date.",
  },
  {
    fileType: "general_ledger",
    isOptional: false,
    purpose:
      "Every journal entry of the year, in one file or several: enough by itself, and beside balances it says what each payment was for.",
  },
  {
    fileType: "fx_rates",
    isOptional: true,
    purpose: "Needed when cash is held in a foreign currency.",
  },
  {
    fileType: "prior_cashflow",
    isOptional: true,
    purpose: "Gives the comparative column, as supplied.",
  },
];
