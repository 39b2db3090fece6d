import { describe, expect, test } from "vitest";
import { closingOf, ledgerOf, refusal } from "../../testing/readLedgerText.ts";

/** A file whose lines are indented in a test. */
function lines(text: string): string {
  return text.trim().replace(/^ +/gm, "");
}

describe("headings that stand in two rows", () => {
  test("sides beneath what is printed across them are read with it", async () => {
    const ledger = await ledgerOf(
      lines(`
      Ledger of Any Company;;;;;;
      Date;Voucher;Account;;Text;Amount in EUR;
      ;No.;Code;Name;;Debit;Credit
      1;2;3;4;5;6;7
      05.03.2025;1;1000;Bank;Capital paid in;900,00;
      05.03.2025;1;3000;Share capital;Capital paid in;;900,00
      09.03.2025;2;6000;Rent;Rent;250,00;
      09.03.2025;2;1000;Bank;Rent;;250,00`),
    );
    expect([...ledger.entries].map(({ number }) => number)).toEqual(["1", "2"]);
    expect(closingOf(ledger, "1000", "Bank")).toBe("650.00");
  });
  test("one row that would do is completed by the sides beneath it", async () => {
    const ledger = await ledgerOf(
      lines(`
      Date,Entry,Account,Amount,
      ,,,Debit,Credit
      2025-03-05,1,Bank,900.00,
      2025-03-05,1,Share capital,,900.00`),
    );
    expect(closingOf(ledger, "Share capital", "Share capital")).toBe("-900.00");
  });
  test("debtors and creditors of a Romanian journal have their accounts and amounts beneath each other", async () => {
    const ledger = await ledgerOf(
      lines(`
      Registru jurnal;;;;;;;
      Nr.;Data;Documentul;Explicatii;Simbol cont;;Suma;
      crt.;inreg.;(fel, nr.);;Debitor;Creditor;Debit;Credit
      0;1;2;3;4;5;6;7
      1;05.03.2025;NC 1;Capital;5121;1012;900,00;900,00
      2;09.03.2025;NC 2;Chirie;612;5121;250,00;250,00`),
    );
    expect(closingOf(ledger, "5121", "")).toBe("650.00");
    expect(closingOf(ledger, "1012", "")).toBe("-900.00");
  });
});

describe("words of headings", () => {
  test("an amount on a side is that side: Importe debe", async () => {
    const ledger = await ledgerOf(
      lines(`
      Diario.;;;;;;;;
      Fecha;Asiento;Apunte;Concepto;Documento;Cuenta;Descripción de la cuenta;Importe debe;Importe haber
      05/03/2025;1;1;Capital;A1;57200000;BANCO;900,00;0
      ;;2;Capital;A1;10000000;CAPITAL SOCIAL;0;900,00
      19/03/2025;2;3;Alquiler;A2;62100000;ALQUILERES;250,00;0
      ;;4;Alquiler;A2;57200000;BANCO;0;250,00`),
    );
    expect([...ledger.entries].map((entry) => entry.lines.length)).toEqual([2, 2]);
    expect(closingOf(ledger, "57200000", "BANCO")).toBe("650.00");
  });
  test("the accounts to debit and to credit have names beside them", async () => {
    const ledger = await ledgerOf(
      lines(`
      entry_id,posting_date,debit_account,debit_account_name,credit_account,credit_account_name,amount
      JE-1,2025-03-05,1010,Cash,3010,Share capital,900.00
      JE-2,2025-03-09,6010,Rent,1010,Cash,250.00`),
    );
    expect(closingOf(ledger, "1010", "Cash")).toBe("650.00");
    expect(closingOf(ledger, "3010", "Share capital")).toBe("-900.00");
  });
  test("Chinese vouchers may say the side beside one amount", async () => {
    const ledger = await ledgerOf(
      lines(`
      制单日期,凭证号,摘要,科目代码,科目全称,方向,金额
      2025年3月5日,1,投资,1002,银行存款,借,900.00
      2025年3月5日,1,投资,4001,实收资本,贷,900.00`),
    );
    expect(closingOf(ledger, "4001", "实收资本")).toBe("-900.00");
  });
  test("what lacks amounts alone is refused in whole words", async () => {
    expect(await refusal("Date,Account,Text\n2025-03-05,Bank,Rent")).toContain(
      "the amounts are missing",
    );
  });
});

test("a journal of ledger whose accounts have no Latin letters is named as such", async () => {
  expect(
    await refusal("2025-01-01 Магазин\n    Расходы:Продукты   111\n    Активы:Банк"),
  ).toContain("hledger print -O csv");
});
