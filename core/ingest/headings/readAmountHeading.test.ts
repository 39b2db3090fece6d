import { expect, test } from "vitest";
import { readAmountHeading } from "./readAmountHeading.ts";

const dateOf = (heading: string) => readAmountHeading(heading)?.date ?? null;
const periodOf = (heading: string) => readAmountHeading(heading)?.period ?? null;

test.each([
  "Ejercicio 2024",
  "Exercício 2024",
  "Esercizio 2024",
  "Année 2024",
  "Jahr 2024",
  "Boekjaar 2024",
  "År 2024",
  "Rok 2024",
  "2024 Yılı",
  "Tahun 2024",
  "2024 г.",
  "За 2024 год",
  "2024年度",
  "السنة 2024",
  "Fiscal Year 2024",
  "Financial year 2024",
  "2024A",
  "Act 2024",
  "FY24 Act",
  "Actual 12/24",
  "Rep 12/24",
  "Y2024",
  "CY2024",
])("a year beside its word is a date in any language: %s", (heading) => {
  expect(dateOf(heading)).toBe(20_241_231);
});

test.each([
  "per 30.11.2024",
  "Stand 30.11.2024",
  "30.11.2024 r.",
  "30 listopada 2024",
  "30 Kasım 2024",
  "30 November 2024",
  "30 ноября 2024 г.",
  "30 marraskuuta 2024",
  "30 Νοεμβρίου 2024",
  "30 نوفمبر 2024",
  "2024年11月30日",
])("a day is one in any language: %s", (heading) => {
  expect(dateOf(heading)).toBe(20_241_130);
});

test.each([
  ["Rok bieżący", "Rok poprzedni"],
  ["Bieżący rok", "Rok ubiegły"],
  ["Běžné období", "Minulé období"],
  ["Tárgyév", "Előző év"],
  ["Cari dönem", "Önceki dönem"],
  ["Tekuća godina", "Prethodna godina"],
  ["Innevarande år", "Föregående år"],
  ["I år", "I fjor"],
  ["Este año", "Año anterior"],
  ["Сальдо на конец периода Дебет", "Сальдо на начало периода Дебет"],
  ["Сальдо конечное", "Сальдо начальное"],
  ["Année en cours", "Année précédente"],
  ["Anno corrente", "Anno precedente"],
  ["Tahun berjalan", "Tahun lalu"],
  ["Отчетный период", "Предыдущий период"],
  ["今年", "去年"],
  ["السنة الحالية", "السنة السابقة"],
  ["TY", "LY"],
  ["Tot.rpt.pr", "tot.cmp.pr"],
  ["Utg balans", "Ing balans"],
  ["Số cuối năm", "Số đầu năm"],
  ["Năm nay", "Năm trước"],
  ["Netto běžné období", "Netto minulé období"],
])("this year and last year are told in any language: %s, %s", (current, prior) => {
  expect([periodOf(current), periodOf(prior)]).toEqual(["current", "prior"]);
});

test("a word for the year alone heads no amounts, and beside a side it is what moved", () => {
  for (const heading of ["Ejercicio", "Año", "Jahr", "Dare anno", "Debe ejercicio"])
    expect(readAmountHeading(heading)).toBeNull();
});

test("two digits behind a month are its year and no day of it", () => {
  expect(["Dec 24", "Dec-24", "24 Dec 24", "Dec 31, 24"].map(dateOf)).toEqual([
    20_241_231, 20_241_231, 20_241_224, 20_241_231,
  ]);
});

test.each([
  "From 07/01/2024 to 06/30/2025",
  "Actual 07/01/2024 to 06/30/2025",
  "07/01/2024 - 06/30/2025",
  "2024-07-01 to 2025-06-30",
  "2024-07-01 - 2025-06-30",
  "01.07.2024 bis 30.06.2025",
  "Du 01/07/2024 au 30/06/2025",
  "From 1 July 2024 to 30 June 2025",
])("of two days in numbers the second ends the period: %s", (heading) => {
  expect(readAmountHeading(heading)).toMatchObject({ date: 20_250_630, months: 12 });
});

test("a period that title and heading say one after the other is one period", () => {
  const period = "1-Apr-2024 to 31-Mar-2025";
  expect(readAmountHeading(`${period} ${period}`)).toEqual(readAmountHeading(period));
  expect(readAmountHeading(period)).toMatchObject({ date: 20_250_331, months: 12 });
});

test.each([
  "31 Mar 2025 31 Dec 2024",
  "Year ended 31 March 2025 Year ended 31 December 2024",
  "30 June 2025 (30 Sept 2024)",
])("a heading of two dates is left unread, and no date is made of both: %s", (heading) => {
  expect(readAmountHeading(heading)).toBeNull();
});

test.each(["Current Debit Credit", "Closing Dr/Cr", "Saldo Soll Haben"])(
  "a heading of both sides is that of signed balances: %s",
  (heading) => {
    expect(readAmountHeading(heading)?.side).toBe("balance");
  },
);
