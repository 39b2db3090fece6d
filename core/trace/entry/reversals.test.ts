import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";
import { linesOf, on, plantBill } from "../../testing/tracedLines.ts";

describe("reversals cancel what they reverse", () => {
  const wrong = { ...on("2025-02-01", ["plant", "90"], ["bank", "-90"]), number: "7" };
  const right = on("2025-02-02", ["overheads", "90"], ["bank", "-90"]);

  test("by reference", () => {
    const reversal = { ...on("2025-02-02", ["plant", "-90"], ["bank", "90"]), reverses: "7" };
    expect(linesOf(wrong, reversal, right).direct).toEqual({ payments_to_suppliers: -90 });
  });

  test("by the words of an entry with the same amounts and the other sign", () => {
    const reversal = {
      ...on("2025-02-02", ["plant", "-90"], ["bank", "90"]),
      text: "Reversal, wrong account",
    };
    expect(linesOf(wrong, reversal, right).direct).toEqual({ payments_to_suppliers: -90 });
  });

  test("an invoice that is taken back leaves its payment to another", () => {
    const { direct } = linesOf(
      { ...plantBill, number: "8" },
      {
        ...on("2025-03-02", ["plant", "-600"], ["creditors", "600", { document: "M1" }]),
        reverses: "8",
      },
      on("2025-03-03", ["goods", "600"], ["creditors", "-600", { document: "M1" }]),
      on("2025-04-03", ["creditors", "600", { document: "M1" }], ["bank", "-600"]),
    );
    expect(direct).toEqual({ payments_to_suppliers: -600 });
  });

  test("listed ahead of the bill it takes back, on the day the bill is entered anew", () => {
    const document = { document: "M1" };
    const cost = on("2025-03-01", ["overheads", "600"], ["creditors", "-600", document]);
    const back = on("2025-03-01", ["overheads", "-600"], ["creditors", "600", document]);
    const anew = on("2025-03-01", ["plant", "600"], ["creditors", "-600", document]);
    const paid = on("2025-04-01", ["creditors", "600", document], ["bank", "-600"]);
    expect(linesOf({ ...back, text: "Estorno" }, anew, cost, paid).direct).toEqual({
      purchase_of_ppe: -600,
    });
  });

  const back = (date: string, text: string) => ({
    ...on(date, ["plant", "-90"], ["bank", "90"]),
    text,
  });
  const gross = { purchase_of_ppe: -90, proceeds_from_disposal_of_ppe: 90 };

  test("what was bought and is sold for as much is no reversal without a word or a reference", () => {
    expect(linesOf(wrong, back("2025-03-01", "Sold to a neighbour")).direct).toEqual(gross);
  });

  test("what comes back without a word may be a reversal: both lines wait for a person", () => {
    const statuses = (...entries: WrittenEntry[]) =>
      statementOf(entries)
        .statements.direct.lines.filter(({ concept }) => Object.hasOwn(gross, concept))
        .map(({ concept, status }) => [concept, status]);
    const inReview = Object.keys(gross).map((concept) => [concept, "review"]);
    expect(statuses(wrong, back("2025-03-01", ""))).toEqual(inReview);
    expect(statuses(wrong, back("2025-03-01", "Sold to a neighbour"))).not.toEqual(inReview);
  });

  test("the name of a journal, or what most of its entries say, is no word", () => {
    const labelled = (entry: WrittenEntry, text = "Bank"): WrittenEntry => ({ ...entry, text });
    const others = ["1", "2", "3", "4"].map((day) =>
      on(`2025-04-0${day}`, ["overheads", day], ["bank", `-${day}`]),
    );
    const statuses = (other: string) =>
      statementOf([
        labelled(wrong),
        labelled(back("2025-03-01", "")),
        ...others.map((entry) => labelled(entry, other)),
      ])
        .statements.direct.lines.filter(({ concept }) => Object.hasOwn(gross, concept))
        .map(({ status }) => status);
    expect(statuses("Bank")).toEqual(["review", "review"]);
    expect(statuses("Stamps")).toEqual(["auto", "auto"]);
  });

  test("an entry of a later day is not what it takes back", () => {
    expect(linesOf(back("2025-01-31", "Reversal"), wrong).direct).toEqual(gross);
  });

  test("one takes back one of two that are alike", () => {
    const again = on("2025-02-01", ["plant", "90"], ["bank", "-90"]);
    expect(linesOf(wrong, again, back("2025-02-03", "Reversal")).direct).toEqual({
      purchase_of_ppe: -90,
    });
  });

  test("what takes back a reversal leaves the first entry as it was", () => {
    const third = {
      ...on("2025-02-04", ["plant", "90"], ["bank", "-90"]),
      text: "Reversal undone",
    };
    expect(linesOf(wrong, back("2025-02-03", "Reversal"), third).direct).toEqual({
      purchase_of_ppe: -90,
    });
  });

  test("a later month shows it on the line that it takes back, with the other sign", () => {
    const entries = [wrong, back("2025-03-03", "Reversal")];
    const { periods = [] } = statementOf(entries, { periods: "month" });
    const [, february, march] = periods.map((period) => amountsOf(period, "direct"));
    expect(february).toMatchObject({ purchase_of_ppe: -90 });
    expect(march).toMatchObject({ purchase_of_ppe: 90 });
  });

  test("an entry after the period takes nothing back", () => {
    const { direct } = linesOf(wrong, back("2026-01-03", "Reversal"));
    expect(direct).toMatchObject({ purchase_of_ppe: -90 });
  });

  test("another amount is not taken back", () => {
    const other = { ...on("2025-02-03", ["plant", "-80"], ["bank", "80"]), text: "Reversal" };
    expect(linesOf(wrong, other).direct).toEqual({
      purchase_of_ppe: -90,
      proceeds_from_disposal_of_ppe: 80,
    });
  });

  test("of bills that are alike, the last one before it is taken back", () => {
    const bill = (date: string, document: string) =>
      on(date, ["plant", "600"], ["creditors", "-600", { document }]);
    const back = on("2025-03-02", ["plant", "-600"], ["creditors", "600", { document: "M2" }]);
    const { nonCash, direct } = linesOf(
      bill("2025-02-01", "M1"),
      bill("2025-03-01", "M2"),
      { ...back, text: "Reversal" },
      on("2025-04-01", ["creditors", "600", { document: "M1" }], ["bank", "-600"]),
    );
    expect({ nonCash, direct }).toEqual({ nonCash: [], direct: { purchase_of_ppe: -600 } });
  });
});
