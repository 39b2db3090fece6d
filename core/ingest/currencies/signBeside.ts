import { isFigure } from "../cells/looksLikeAmount.ts";

/** The sign or code of a currency beside the digits of an amount, apart from signs, brackets and the side of the account; "" where there is none. */
export function signBeside(cell: string): string {
  // Nearly every amount is digits and the marks between them
  if (PLAIN.test(cell) || !isFigure(cell)) return "";
  return cell.replace(NO_SIGN, "").replace(SIDE, "");
}

const PLAIN = /^[\d.,'’\s()+\-−–—]*$/;
const NO_SIGN = /[\d,'’\s()+\-−–—=%]|(?<!\p{L})\.|\/[-=]/gu;
const SIDE = /(?<!\p{L})(?:[dc]r?|[sh])\.?(?![\p{L}\p{Sc}])/giu;
