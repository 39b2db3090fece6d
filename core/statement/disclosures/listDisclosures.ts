import type { StatementContext } from "../StatementContext.ts";
import type { Disclosure } from "../StatementDocument.ts";
import { businessesBoughtAndSold } from "./businessesBoughtAndSold.ts";
import { componentsOfCash } from "./componentsOfCash.ts";
import { financingLiabilities } from "./financingLiabilities.ts";
import { categoriesUsed, paidInThePeriod } from "./paidInThePeriod.ts";
import { supplierFinance } from "./supplierFinance.ts";

/** The notes that the framework requires. */
export function listDisclosures(context: StatementContext): Disclosure[] {
  const { framework } = context;
  const notes = [
    componentsOfCash(context),
    paidInThePeriod(context),
    framework === "US_GAAP" ? null : financingLiabilities(context),
    businessesBoughtAndSold(context),
    supplierFinance(context),
    framework === "IFRS18" ? categoriesUsed(context) : null,
  ];
  return notes.filter((note) => note !== null);
}
