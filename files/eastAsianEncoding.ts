/** Encodings whose letters take two bytes, and what files in them call their columns and accounts. */
const WORDS = {
  shift_jis: "勘定 科目 借方 貸方 金額 残高 日付 摘要 合計 資産 負債 現金 預金 売上",
  "euc-jp": "勘定 科目 借方 貸方 金額 残高 日付 摘要 合計 資産 負債 現金 預金 売上",
  "euc-kr": "계정 과목 차변 대변 금액 잔액 일자 적요 합계 자산 부채 현금 예금 매출",
  big5: "科目 借方 貸方 金額 餘額 日期 摘要 合計 會計 資產 負債 現金 存款 傳票",
  gb18030: "科目 借方 贷方 金额 余额 日期 摘要 合计 会计 资产 负债 现金 存款 凭证",
} as const;

/** An encoding of Japan, Korea, Taiwan or China. A second byte of a letter may be that of a mark. */
export type EastAsianEncoding = keyof typeof WORDS;

const ENCODINGS = Object.keys(WORDS) as EastAsianEncoding[];
/** One may come about by chance in a text of other letters. */
const LEAST_WORDS = 2;

/**
 * The East Asian encoding of a text that is not in Unicode, by its beginning: the one in which it has most
 * of the words of accounts; null where none has any two.
 */
export function eastAsianEncodingOf(head: Uint8Array): EastAsianEncoding | null {
  const found = ENCODINGS.map((encoding) => ({ encoding, count: countWords(head, encoding) }));
  const best = found.reduce((chosen, next) => (next.count > chosen.count ? next : chosen));
  return best.count < LEAST_WORDS ? null : best.encoding;
}

function countWords(head: Uint8Array, encoding: EastAsianEncoding): number {
  const text = new TextDecoder(encoding).decode(head);
  return WORDS[encoding].split(" ").filter((word) => text.includes(word)).length;
}

/** Whether an encoding is one of these, by the name that a decoder gives it. */
export function isEastAsian(encoding: string): boolean {
  return encoding in WORDS;
}
