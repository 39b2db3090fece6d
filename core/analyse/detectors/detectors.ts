import type { Detector } from "../Detector.ts";
import { entryDetectors } from "../entries/entryProcedures.ts";
import { accrualMissing } from "./accrualMissing.ts";
import { capitalPayables } from "./capitalPayables.ts";
import { checkNotPassed } from "./checkNotPassed.ts";
import { deferredTaxUnexplained } from "./deferredTaxUnexplained.ts";
import { depreciationMissing } from "./depreciationMissing.ts";
import { depreciationOfLand } from "./depreciationOfLand.ts";
import { depreciationRollForward } from "./depreciationRollForward.ts";
import { disposalNotRecorded } from "./disposalNotRecorded.ts";
import { duplicateBalance } from "./duplicateBalance.ts";
import { duplicateName } from "./duplicateName.ts";
import { effectiveTaxRate } from "./effectiveTaxRate.ts";
import { equityInProfit } from "./equityInProfit.ts";
import { firstDigits } from "./firstDigits.ts";
import { goodwillAmortised } from "./goodwillAmortised.ts";
import { instructionInName } from "./instructionInName.ts";
import { intercompanyLeft } from "./intercompanyLeft.ts";
import { interestOnCash } from "./interestOnCash.ts";
import { interestOnDebt } from "./interestOnDebt.ts";
import { leaseWithoutLiability } from "./leaseWithoutLiability.ts";
import { lineMargin } from "./lineMargin.ts";
import { marginShift } from "./marginShift.ts";
import { newAndDormant } from "./newAndDormant.ts";
import { newLoanWithoutInterest } from "./newLoanWithoutInterest.ts";
import { nonCashMatch } from "./nonCashMatch.ts";
import { outOfBalance } from "./outOfBalance.ts";
import { overDepreciated } from "./overDepreciated.ts";
import { payrollProof } from "./payrollProof.ts";
import { ratioOutOfLine } from "./ratioOutOfLine.ts";
import { retainedEarningsAdjusted } from "./retainedEarningsAdjusted.ts";
import { roleUnsure } from "./roleUnsure.ts";
import { roundAmount } from "./roundAmount.ts";
import { secondOpinion } from "./secondOpinion.ts";
import { signFlip } from "./signFlip.ts";
import { suspense } from "./suspense.ts";
import { typeDisagrees } from "./typeDisagrees.ts";
import { unchangedBalance } from "./unchangedBalance.ts";
import { unusualBalance } from "./unusualBalance.ts";
import { unusualMovement } from "./unusualMovement.ts";
import { workingCapitalDays } from "./workingCapitalDays.ts";
import { wrongSide } from "./wrongSide.ts";

/** All procedures, in the order of a review. The documentation is generated from this list. */
export const detectors: readonly Detector[] = [
  outOfBalance,
  wrongSide,
  signFlip,
  suspense,
  instructionInName,
  unusualMovement,
  unusualBalance,
  newAndDormant,
  unchangedBalance,
  accrualMissing,
  roundAmount,
  firstDigits,
  duplicateName,
  duplicateBalance,
  intercompanyLeft,
  marginShift,
  lineMargin,
  workingCapitalDays,
  ratioOutOfLine,
  payrollProof,
  depreciationMissing,
  overDepreciated,
  depreciationOfLand,
  goodwillAmortised,
  secondOpinion,
  typeDisagrees,
  equityInProfit,
  roleUnsure,
  checkNotPassed,
  nonCashMatch,
  capitalPayables,
  leaseWithoutLiability,
  depreciationRollForward,
  disposalNotRecorded,
  retainedEarningsAdjusted,
  interestOnDebt,
  newLoanWithoutInterest,
  interestOnCash,
  effectiveTaxRate,
  deferredTaxUnexplained,
  ...entryDetectors,
];
