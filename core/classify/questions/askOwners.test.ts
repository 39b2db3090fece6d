import { expect, test } from "vitest";
import { CONFIDENCE_BAR } from "../Classification.ts";
import { classify } from "../classify.ts";

const SPANISH = ["Bancos", "Clientes", "Proveedores", "Ventas", "Sueldos y salarios", "Alquileres"];

function read(name: string, type: string) {
  const own = { code: "1", name, type, section: null, side: null, isTyped: true as const };
  const around = name.startsWith("Cuentas") ? SPANISH : [];
  const facts = [...around.map((each) => ({ ...own, code: each, name: each, type: "" })), own];
  return classify(facts, { given: new Map(), remembered: new Map() }).get("1");
}

test.each([
  ["Accounts payable - shareholders", "Current Liabilities", "other_payables", "borrowings"],
  ["Cuentas por pagar accionistas", "Current Liabilities", "other_payables", "borrowings"],
])("%s under %s is no trade, and asked", (name, type, role, lent) => {
  const answer = read(name, type);
  expect(answer?.role).toBe(role);
  expect(answer?.rivals).toContain(lent);
  expect(answer?.confidence).toBeLessThan(CONFIDENCE_BAR);
});

test.each([
  ["Accounts payable - shareholders", "Accounts Payable", "trade_payables"],
  ["Accounts payable - suppliers", "Current Liabilities", "trade_payables"],
])("%s under %s stays trade", (name, type, role) => {
  expect(read(name, type)?.role).toBe(role);
});
