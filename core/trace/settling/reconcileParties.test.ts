import { describe, expect, test } from "vitest";
import { amountsOf, statementOf, type WrittenEntry } from "../../testing/tracedBooks.ts";

const on = (date: string, ...lines: WrittenEntry["lines"]): WrittenEntry => ({ date, lines });

const own = { party: "S" };
const bill = (date: string, account: "goods" | "plant", amount: string, document?: string) =>
  on(
    date,
    [account, amount],
    ["creditors", `-${amount}`, { ...own, ...(document && { document }) }],
  );
const paid = (date: string, amount: string, document?: string) =>
  on(
    date,
    ["creditors", amount, { ...own, ...(document && { document }) }],
    ["bank", `-${amount}`],
  );
/** The creditors open with 500 that name nobody. */
const ahead = paid("2025-02-01", "90");

/** What was paid for plant, and how much of it is an estimate. */
function plantOf(...entries: WrittenEntry[]): [paid: number | undefined, estimated: number] {
  const document = statementOf(entries);
  const line = document.statements.direct.lines.find(
    ({ concept }) => concept === "purchase_of_ppe",
  );
  return [amountsOf(document, "direct").purchase_of_ppe, Number(line?.estimatedAmount ?? 0)];
}

describe("lines of a party that come to nil settle each other", () => {
  test("what was paid ahead is for the machine whose rest was paid later, and no opening balance", () => {
    const machine = bill("2025-03-01", "plant", "300");
    expect(plantOf(ahead, machine, paid("2025-04-01", "210"))).toEqual([-300, 0]);
  });

  test("also while an older machine is unpaid", () => {
    const older = [bill("2025-01-20", "plant", "400"), paid("2025-02-10", "400")];
    const machine = bill("2025-03-01", "plant", "300");
    expect(plantOf(...older, ahead, machine, paid("2025-04-01", "210"))).toEqual([-700, 0]);
  });

  test("bills of several kinds that were paid in parts are all paid", () => {
    const bills = [bill("2025-02-01", "goods", "130"), bill("2025-02-02", "plant", "300")];
    expect(plantOf(...bills, paid("2025-03-01", "200"), paid("2025-04-01", "230"))).toEqual([
      -300, 0,
    ]);
  });

  test("beside what documents settle", () => {
    const machine = bill("2025-03-01", "plant", "300", "M-1");
    const goods = [bill("2025-02-10", "goods", "80", "G-1"), paid("2025-03-10", "80", "G-1")];
    const rest = paid("2025-04-01", "210", "M-1");
    expect(plantOf(ahead, ...goods, machine, rest)).toEqual([-300, 0]);
  });
});

describe("what comes to nil proves nothing", () => {
  const machine = bill("2025-03-01", "plant", "300");

  test("where a bill is of the size of what was paid before", () => {
    const bills = [bill("2025-03-01", "plant", "90"), bill("2025-03-02", "goods", "60")];
    const [, estimated] = plantOf(ahead, ...bills, paid("2025-04-01", "60"));
    expect(estimated).toBeGreaterThan(0);
  });

  test("where the party is paid that much once more", () => {
    const again = paid("2025-05-01", "90");
    const [, estimated] = plantOf(ahead, machine, paid("2025-04-01", "210"), again);
    expect(estimated).toBeGreaterThan(0);
  });

  test("where something else than cash settles a part", () => {
    const returned = on("2025-03-10", ["creditors", "60", own], ["goods", "-60"]);
    const [, estimated] = plantOf(
      bill("2025-02-01", "goods", "130"),
      machine,
      returned,
      paid("2025-04-01", "170"),
      paid("2025-05-01", "200"),
    );
    expect(estimated).toBeGreaterThan(0);
  });
});
