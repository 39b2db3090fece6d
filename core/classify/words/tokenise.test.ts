import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenise } from "./tokenise.ts";

test.each([
  ["Acc. Depn", "accumulated depreciation"],
  ["PP&E", "ppe"],
  ["Property, Plant and Equipment", "ppe"],
  ["A/R", "account receivable"],
  ["Citi Term Ln", "citi term loan"],
  ["Ptr Cap - Ruiz", "partner capital ruiz"],
  ["Tenant Sec Deps", "tenant security deposit"],
  ["Van dep", "van depreciation"],
  ["Mtg Int", "mortgage interest"],
  ["Fin. cost - Access", "finance cost access"],
  ["Undep. Funds", "undeposited fund"],
  ["RE - Beg", "retained earning beg"],
  ["Sister Company", "intercompany"],
  ["Loan to sister company", "loan to sister"],
  ["Yeast Lab", "yeast laboratory"],
  ["Direct Lab", "direct labour"],
  ["M&E at cost", "machinery equipment at cost"],
  ["Money owed to me", "money owed to me"],
  ["P.A.Y.E.", "paye"],
  ["Amortization", "amortisation"],
  ["Bank (USD)", "bank"],
  ["Div 7A loan", "division 7a loan"],
  ["Div 2023", "dividend"],
  ["1200 - Trade Debtors", "trade debtor"],
  ["P & L account b/fwd", "profit loss account"],
  ["Santander 1-2-3 Bus", "santander business"],
  ["School bus - HSBC", "school bus hsbc"],
  ["Dep a/c int", "deposit account interest"],
  ["Int div - A Jones", "interim dividend jone"],
  ["Int div income", "interest dividend income"],
  ["Capital a/c b/f", "opening capital"],
  ["Share capital b/f", "share capital"],
  ["Owner's drawings", "owner drawing"],
  ["Expenses (excluding depreciation)", "expense"],
  ["Non\u2011current asset", "noncurrent asset"],
  ["IFRS 16 liabilities", "lease liability"],
  ["Liabilities under IFRS 16", "lease liability"],
  ["IFRS 16 right of use", "ifr right of use"],
  ["Curr portion LTD", "current portion of long term debt"],
  ["Six-month term deposit", "over three month term deposit"],
  ["12 month deposit", "over three month deposit"],
  ["Three month deposit", "three month deposit"],
])("%s is read as %s", (text, words) => {
  expect(tokenise(text).join(" ")).toBe(words);
});

test("upper and lower case are one", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z &/.-]{0,30}$/), (text) => {
      expect(tokenise(text.toUpperCase())).toEqual(tokenise(text.toLowerCase()));
    }),
  );
});

test("a name of a megabyte is read by its beginning", () => {
  const beginning = "Deposit 3 months ".repeat(40);
  expect(tokenise(beginning.repeat(1_500))).toEqual(tokenise(beginning));
});

test("names of the same words have one list", () => {
  expect(tokenise("Trade debtors - site 17")).toBe(tokenise("Trade debtors - site 18"));
  expect(tokenise("- 17")).toEqual([]);
});
