import { isFigure } from "../cells/looksLikeAmount.ts";

/**
 * The currency sign or code beside the digits of an amount, without signs, brackets and side; empty where there is
 * none.
 */
export function signBeside(cell: string): string {
  // A fast test for nearly all amounts
  if (PLAIN.test(cell) || !isFigure(cell)) return "";
  return cell.replace(NO_SIGN, "").replace(SIDE, "");
}

const PLAIN = /^[\d.,'’\s()+\-−–—]*$/;
const NO_SIGN = /[\d,'’\s()+\-−–—=%]|(?<!\p{L})\.|\/[-=]/gu;
const SIDE = /(?<!\p{L})(?:[dc]r?|[sh])\.?(?![\p{L}\p{Sc}])/giu;
