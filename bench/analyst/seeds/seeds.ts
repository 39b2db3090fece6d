import { assetErrors } from "./assetErrors.ts";
import { costErrors } from "./costErrors.ts";
import { financeErrors } from "./financeErrors.ts";
import { keyingErrors } from "./keyingErrors.ts";
import type { Seed } from "./Seed.ts";
import { tradeErrors } from "./tradeErrors.ts";

/** Every kind of error that is sown. */
export const seeds: readonly Seed[] = [
  ...keyingErrors,
  ...tradeErrors,
  ...costErrors,
  ...assetErrors,
  ...financeErrors,
];
