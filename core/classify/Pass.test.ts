import { describe, expect, test } from "vitest";
import type { Role } from "../roles/roles.ts";
import type { Classification, ClassificationSource, ClassifiedAccount } from "./Classification.ts";
import { changesBy, type Pass, runPasses } from "./Pass.ts";
import { reasonInFull } from "./readings/reasons.ts";

function read(role: Role | null, source: ClassificationSource): Classification {
  return { role, confidence: 0.8, reason: "It is read so.", source };
}

function account(name: string): ClassifiedAccount {
  const facts = { code: name, name, type: "", section: null, side: null };
  return { facts, classification: read(null, "none") };
}

function saying(name: string, classification: Classification): Pass {
  return (soFar) => changesBy(soFar, ({ facts }) => (facts.name === name ? classification : null));
}

const accounts = [account("Stock"), account("Till")];

describe("readings one after the other", () => {
  test("a reading changes what it speaks of and nothing else, and no account it was given", () => {
    const [stock, till] = runPasses(accounts, [saying("Stock", read("inventories", "name"))]);
    expect(stock?.classification.role).toBe("inventories");
    expect(till).toBe(accounts[1]);
    expect(accounts[0]?.classification.role).toBeNull();
  });

  test("each reading sees what the earlier ones said", () => {
    const seen: (Role | null)[] = [];
    const look: Pass = (soFar) => {
      seen.push(...soFar.map(({ classification }) => classification.role));
      return new Map();
    };
    runPasses(accounts, [saying("Stock", read("inventories", "name")), look]);
    expect(seen).toEqual(["inventories", null]);
  });

  test("who overruled whom is kept, in order, and told", () => {
    const [stock] = runPasses(accounts, [
      saying("Stock", read("inventories", "name")),
      saying("Stock", read("inventories", "type")),
      saying("Stock", read("share_capital", "neighbours")),
      saying("Stock", read("bonds", "learnt")),
    ]);
    expect(stock?.classification.overruled).toEqual([
      { role: "inventories", source: "type" },
      { role: "share_capital", source: "neighbours" },
    ]);
    expect(stock && reasonInFull(stock.classification)).toBe(
      "It is read so. Overruled: Inventories (its type), Share capital (the accounts around it).",
    );
  });

  test("what came back to an earlier role overrules only the other", () => {
    const [stock] = runPasses(accounts, [
      saying("Stock", read("inventories", "name")),
      saying("Stock", read("share_capital", "neighbours")),
      saying("Stock", read("inventories", "learnt")),
    ]);
    expect(stock && reasonInFull(stock.classification)).toBe(
      "It is read so. Overruled: Share capital (the accounts around it).",
    );
  });
});
