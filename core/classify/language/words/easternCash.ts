/**
 * What standard charts of accounts call cash and money at banks in Chinese, Japanese and Korean, by the words of the
 * vocabulary: as a whole name, or before a mark with the bank behind it. Time deposits, and what is kept for a purpose,
 * are left out: they are cash in some books and not in others.
 */
export const easternCash: Readonly<Record<string, string>> = {
  "cash on hand": "现金 库存现金 現金 庫存現金 小口現金 手元現金 现钞 현금 소액현금",
  "bank account":
    "银行存款 銀行存款 普通預金 当座預金 銀行預金 普通预金 보통예금 당좌예금 은행예금",
  "cash and cash equivalents":
    "货币资金 貨幣資金 现金及现金等价物 現金及約當現金 現金及び預金 現金預金 現金及び現金同等物 现金及银行存款 現金及銀行存款 현금및현금성자산 현금및예금 현금및현금등가물",
};
