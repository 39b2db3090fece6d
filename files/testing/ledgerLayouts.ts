import { gzipSync } from "node:zlib";
import { accounts, bookLines, closings, compact, entries, nameOf } from "./ledgerBooks.ts";

export const DELIMITED =
  "Entry No,Date,Account Code,Account Name,Debit,Credit,Description,Party,Document No";

export function flat(rows = bookLines()): string {
  const opening = accounts
    .filter(([, , balance]) => balance !== "0.00")
    .map(([code, name, balance]) => {
      const [debit, credit] = balance.startsWith("-") ? ["", balance.slice(1)] : [balance, ""];
      return `0,2025-01-01,${code},${name},${debit},${credit},Opening balance,,`;
    });
  const lines = rows.map((line) =>
    [
      ...[line.number, line.date, line.account, line.name],
      ...(line.isDebit ? [line.amount, ""] : ["", line.amount]),
      ...[line.text, line.party, line.document],
    ].join(","),
  );
  return [DELIMITED, ...opening, ...lines].join("\n");
}

export function hledger(): string {
  const cells = (values: readonly string[]) => values.map((value) => `"${value}"`).join(",");
  const opening = accounts.map(([, name, balance]) =>
    cells([
      "1",
      "2024-12-31",
      "",
      "",
      "",
      "Opening Balances",
      "",
      name,
      balance,
      "£",
      "",
      "",
      "",
      "",
    ]),
  );
  const lines = bookLines().map((line) =>
    cells([
      ...[
        String(line.number + 1),
        line.date,
        "",
        "",
        "",
        line.text,
        "",
        line.name,
        line.signed,
        "£",
      ],
      ...(line.isDebit ? ["", line.amount] : [line.amount, ""]),
      ...["", ""],
    ]),
  );
  const heading =
    "txnidx,date,date2,status,code,description,comment,account,amount,commodity,credit,debit,posting-status,posting-comment";
  return [heading, ...opening, ...lines].join("\n");
}

export function reportRows(isOwnSign: boolean): string {
  const isCredit = (code: string) => ["2000", "3000", "4000"].includes(code);
  const blocks = accounts.flatMap(([code, name, opening]) => {
    const sign = (amount: string) => {
      const turned = isOwnSign && isCredit(code) ? `-${amount}`.replace("--", "") : amount;
      return turned.replace(/^-(0\.00)$/, "$1");
    };
    const lines = bookLines()
      .filter(({ account }) => account === code)
      .map((line) => {
        const amounts = isOwnSign
          ? [sign(line.signed)]
          : line.isDebit
            ? [line.amount, ""]
            : ["", line.amount];
        return [
          "",
          line.isDebit ? "Receipt" : "Receipt",
          line.date,
          String(line.number),
          line.party,
          line.text,
          ...amounts,
          "",
        ].join(",");
      });
    const blank = isOwnSign ? "" : ",";
    return [`${name},,,,,,${blank},${sign(opening)}`, ...lines, `Total ${name},,,,,,${blank},`];
  });
  const heading = `,Type,Date,Num,Name,Memo,${isOwnSign ? "Amount" : "Debit,Credit"},Balance`;
  return ["Harbour Lane Ceramics", "General Ledger", heading, ...blocks].join("\n");
}

export function saft(isSplit: boolean): string {
  const masters = accounts.map(([code, name, opening], at) => {
    const balance = (end: string, amount: string) =>
      amount.startsWith("-")
        ? `<${end}CreditBalance>${amount.slice(1)}</${end}CreditBalance>`
        : `<${end}DebitBalance>${amount}</${end}DebitBalance>`;
    return `<n:Account><n:AccountID>${code}</n:AccountID><n:AccountDescription>${name}</n:AccountDescription>${balance("Opening", opening)}${balance("Closing", closings[at] ?? "")}</n:Account>`;
  });
  const transactions = entries.map((item) => {
    const line = (account: string, side: "Debit" | "Credit") => {
      const element = isSplit ? `${side}Line` : "n:Line";
      const amount = isSplit ? item.amount : `<n:Amount>${item.amount}</n:Amount>`;
      return `<${element}><RecordID>1</RecordID><AccountID>${account}</AccountID><SourceDocumentID>${item.document}</SourceDocumentID><Description>${item.text} &amp; more</Description><${side}Amount>${amount}</${side}Amount></${element}>`;
    };
    const lines = line(item.debit, "Debit") + line(item.credit, "Credit");
    return `<Transaction><TransactionID>T${item.number}</TransactionID><TransactionDate>${item.date}</TransactionDate>${isSplit ? `<Lines>${lines}</Lines>` : lines}</Transaction>`;
  });
  return `\ufeff<?xml version="1.0" encoding="UTF-8"?><n:AuditFile xmlns:n="urn:x"><Header><DefaultCurrencyCode>NOK</DefaultCurrencyCode><SelectionCriteria><PeriodStart>1</PeriodStart><PeriodStartYear>2025</PeriodStartYear><PeriodEnd>12</PeriodEnd><PeriodEndYear>2025</PeriodEndYear></SelectionCriteria></Header><MasterFiles><GeneralLedgerAccounts>${masters.join("")}</GeneralLedgerAccounts></MasterFiles><GeneralLedgerEntries><Journal><JournalID>GL</JournalID>${transactions.join("")}</Journal></GeneralLedgerEntries></n:AuditFile>`;
}

export function xaf(): string {
  const ledger = accounts.map(
    ([code, name]) =>
      `<ledgerAccount><accID>${code}</accID><accDesc>${name}</accDesc><accTp>B</accTp></ledgerAccount>`,
  );
  const opening = accounts.map(
    ([code, , balance], at) =>
      `<obLine><nr>${at}</nr><accID>${code}</accID><amnt>${balance.replace("-", "")}</amnt><amntTp>${balance.startsWith("-") ? "C" : "D"}</amntTp></obLine>`,
  );
  const transactions = entries.map((item) => {
    const line = (account: string, side: string) =>
      `<trLine><nr>1</nr><accID>${account}</accID><effDate>${item.date}</effDate><desc>${item.text}</desc><amnt>${item.amount}</amnt><amntTp>${side}</amntTp></trLine>`;
    return `<transaction><nr>${item.number}</nr><trDt>${item.date}</trDt>${line(item.debit, "D")}${line(item.credit, "C")}</transaction>`;
  });
  return `<?xml version="1.0"?><auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode></header><company><generalLedger>${ledger.join("")}</generalLedger><openingBalance>${opening.join("")}</openingBalance><transactions><journal><jrnID>M</jrnID>${transactions.join("")}</journal></transactions></company></auditfile>`;
}

export function sie(name = nameOf): string {
  const konto = accounts.map(([code]) => `#KONTO ${code} "${name(code)}"`);
  const balances = accounts.flatMap(([code, , opening], at) =>
    Number(code) < 4000
      ? [`#IB 0 ${code} ${opening}`, `#UB 0 ${code} ${closings[at]}`]
      : [`#RES 0 ${code} ${closings[at]}`],
  );
  const vouchers = entries.map((item) =>
    [
      `#VER A ${item.number} ${compact(item.date)} "${item.text} \\"now\\""`,
      "{",
      `#TRANS ${item.debit} {1 "10"} ${item.amount}`,
      `#RTRANS ${item.credit} {} -${item.amount}`,
      `#TRANS ${item.credit} {} -${item.amount}`,
      "}",
    ].join("\r\n"),
  );
  return [
    "#FLAGGA 0",
    "#FORMAT PC8",
    "#SIETYP 4",
    "#RAR 0 20250101 20251231",
    "#RAR -1 20240101 20241231",
    "#IB -1 1000 1.00",
    ...konto,
    ...balances,
    ...vouchers,
  ].join("\r\n");
}

export function gnucash(): Uint8Array {
  const book = accounts.map(
    ([code, name]) =>
      `<gnc:account><act:name>${name}</act:name><act:id>id${code}</act:id><act:type>ASSET</act:type><act:code>${code}</act:code></gnc:account>`,
  );
  const split = (code: string, amount: string) =>
    `<trn:split><split:id>s</split:id><split:value>${amount.replace(".", "")}/100</split:value><split:account>id${code}</split:account></trn:split>`;
  const transaction = (id: string, date: string, text: string, splits: string) =>
    `<gnc:transaction><trn:id>${id}</trn:id><trn:currency><cmdty:id>GBP</cmdty:id></trn:currency><trn:date-posted><ts:date>${date} 00:00:00 +0000</ts:date></trn:date-posted><trn:description>${text}</trn:description><trn:splits>${splits}</trn:splits></gnc:transaction>`;
  const opening = transaction(
    "o",
    "2025-01-01",
    "Opening balances",
    accounts.map(([code, , balance]) => split(code, balance)).join(""),
  );
  const all = entries.map((item) =>
    transaction(
      `t${item.number}`,
      item.date,
      item.text,
      split(item.debit, item.amount) + split(item.credit, `-${item.amount}`),
    ),
  );
  const xml = `<?xml version="1.0"?><gnc-v2 xmlns:gnc="g" xmlns:act="a" xmlns:trn="t" xmlns:split="s" xmlns:ts="x" xmlns:cmdty="c"><gnc:book>${book.join("")}${opening}${all.join("")}<gnc:template-transactions>${all.join("")}</gnc:template-transactions></gnc:book></gnc-v2>`;
  return gzipSync(xml);
}

export function contra(): string {
  const opening = accounts
    .filter(([, , balance]) => balance !== "0.00" && !balance.startsWith("-"))
    .map(([code, , balance]) => `01/01/2025,Opening balance,${code},3000,${balance}`);
  const lines = entries.map(
    (item) => `${item.date},${item.text},${item.debit},${item.credit},${item.amount}`,
  );
  return ["Date,Text,Account,Contra account,Amount", ...opening, ...lines]
    .join("\n")
    .replaceAll("01/01/2025", "2025-01-01");
}
