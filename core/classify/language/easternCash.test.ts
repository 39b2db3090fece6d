import { expect, test } from "vitest";
import { easternCashIn } from "./easternCashIn.ts";

test.each([
  ["现金", "cash on hand"],
  ["現金", "cash on hand"],
  ["小口現金", "cash on hand"],
  ["현금", "cash on hand"],
  ["银行存款", "bank account"],
  ["银行存款-工商银行基本户", "bank account"],
  ["1002 银行存款", "bank account"],
  ["普通預金", "bank account"],
  ["普通預金（みずほ銀行）", "bank account"],
  ["보통예금(국민은행)", "bank account"],
  ["货币资金", "cash and cash equivalents"],
  ["現金及び預金", "cash and cash equivalents"],
  ["현금및현금성자산", "cash and cash equivalents"],
])("%s is %s", (name, english) => {
  expect(easternCashIn(name)).toBe(english);
});

test.each([
  "现金折扣",
  "現金過不足",
  "现金流量",
  "현금매출",
  "定期預金",
  "其他货币资金",
  "银行借款",
  "应收账款",
  "売掛金",
  "Cash",
  "",
])("%s says nothing of cash that is sure", (name) => {
  expect(easternCashIn(name)).toBeNull();
});
