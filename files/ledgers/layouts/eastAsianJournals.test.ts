import { formatMinor } from "@tieout/core";
import { expect, test } from "vitest";
import { firstLedger } from "../../../core/testing/firstLedger.ts";
import { decodeText } from "../../decodeText.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

/** Journals of one entry, and the same in an encoding that nothing here writes. */
const JAPANESE = `日付,借方勘定科目,借方金額,貸方勘定科目,貸方金額,摘要
2025/02/05,現金,500,売上高,500,表示
`;
const IN_SHIFT_JIS =
  "93fa95742c8ed895fb8aa892e889c896da2c8ed895fb8be08a7a2c91dd95fb8aa892e889c896da2c91dd95fb8be08a7a2c934597760a323032352f30322f30352c8cbb8be02c3530302c94848fe38d822c3530302c955c8ea60a";
const IN_EUC_JP =
  "c6fcc9d52cbcdacafdb4aac4eab2caccdc2cbcdacafdb6e2b3db2cc2dfcafdb4aac4eab2caccdc2cc2dfcafdb6e2b3db2cc5a6cdd70a323032352f30322f30352cb8bdb6e22c3530302cc7e4bee5b9e22c3530302cc9bdbca80a";
const KOREAN = `일자,전표번호,계정과목,차변,대변,적요
2025-02-05,1,현금,500,,판매
2025-02-05,1,매출,,500,판매
`;
const IN_EUC_KR =
  "c0cfc0da2cc0fcc7a5b9f8c8a32cb0e8c1a4b0fab8f12cc2f7baaf2cb4ebbaaf2cc0fbbfe40a323032352d30322d30352c312cc7f6b1dd2c3530302c2cc6c7b8c50a323032352d30322d30352c312cb8c5c3e22c2c3530302cc6c7b8c50a";
const CHINESE = `日期,傳票編號,會計科目,借方金額,貸方金額,摘要
2025-02-05,1,現金,500,,銷貨
2025-02-05,1,銷貨收入,,500,許功蓋
`;
const IN_BIG5 =
  "a4e9b4c12cb6c7b2bcbd73b8b92cb77cad70aceca5d82cadc9a4e8aaf7c3422cb655a4e8aaf7c3422cba4bad6e0a323032352d30322d30352c312cb27baaf72c3530302c2cbe50b3660a323032352d30322d30352c312cbe50b366a6aca44a2c2c3530302cb35ca55cbb5c0a";

const journals = [
  ["Shift_JIS", IN_SHIFT_JIS, JAPANESE, ["現金 500", "売上高 -500"]],
  ["EUC-JP", IN_EUC_JP, JAPANESE, ["現金 500", "売上高 -500"]],
  ["EUC-KR", IN_EUC_KR, KOREAN, ["현금 500", "매출 -500"]],
  ["Big5", IN_BIG5, CHINESE, ["現金 500", "銷貨收入 -500"]],
] as const;

test.each(journals)(
  "a journal in %s is read with the names of its accounts",
  async (_, hex, text, lines) => {
    const bytes = Buffer.from(hex, "hex");
    expect(decodeText(bytes)).toEqual({ text, isAssumed: false });
    const result = await readLedger([sourceOf(bytes, "journal.csv")], {
      ...firstLedger,
      currency: "JPY",
    });
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const [entry] = [...result.value.ledger.entries];
    expect(
      entry?.lines.map(({ account, amount }) => `${account} ${formatMinor(amount, 0)}`),
    ).toEqual(lines);
  },
);

test("a letter of another encoding among words of accounts is said to be assumed", () => {
  const damaged = Buffer.concat([Buffer.from(IN_SHIFT_JIS, "hex"), Buffer.from([0xfd, 0x0a])]);
  expect(decodeText(damaged).isAssumed).toBe(true);
});

test("Western letters beside others are no letters of East Asia", () => {
  const western = Buffer.from("Écritures;Libellé;Débit;Crédit\nÉtrennes;Août;1,00;\n", "latin1");
  expect(decodeText(western)).toEqual({
    text: "Écritures;Libellé;Débit;Crédit\nÉtrennes;Août;1,00;\n",
    isAssumed: true,
  });
});
