import { describe, expect, test } from "vitest";
import { resolvePolicies } from "./resolvePolicies.ts";

function refusal(...input: Parameters<typeof resolvePolicies>): string[] {
  const resolved = resolvePolicies(...input);
  return resolved.ok ? [] : resolved.problems.map(({ message }) => message);
}

describe("policies", () => {
  test("default to the framework's own", () => {
    const resolved = resolvePolicies("US_GAAP", {});
    expect(resolved.ok && resolved.value).toMatchObject({
      indirectStart: "net_income",
      interestPaid: "operating",
      restrictedCashInCash: true,
    });
  });

  test("a choice the framework forbids is refused with what it allows, and where that is said", () => {
    expect(refusal("US_GAAP", { interestPaid: "financing" })).toEqual([
      'The policy interestPaid cannot be "financing". Expected operating (ASC 230-10-45-17(d)).',
    ]);
    expect(refusal("IFRS18", { bankOverdraftsInCash: "no" as unknown as boolean })[0]).toContain(
      "Expected false or true (IAS 7.8)",
    );
    expect(refusal("IFRS18", { interestPaid: "operating" })[0]).toContain("IAS 7.34A(a)");
    expect(refusal("IFRS18", { dividendsPaid: "operating" })[0]).toContain("IAS 7.33A");
  });

  test("under IFRS 18 a main business of financing customers lets interest paid be operating", () => {
    const activity = { specifiedMainBusinessActivity: "financing_customers" } as const;
    const resolved = resolvePolicies("IFRS18", activity);
    expect(resolved.ok && resolved.value.interestPaid).toBe("operating");
    expect(refusal("IFRS18", { ...activity, interestPaid: "financing" })).toEqual([]);
  });

  test("under IFRS 18 who invests in assets chooses where their returns stand, and nobody else", () => {
    const invests = { specifiedMainBusinessActivity: "investing_in_assets" } as const;
    for (const policy of ["interestReceived", "dividendsReceived"] as const) {
      for (const category of ["operating", "investing"] as const)
        expect(refusal("IFRS18", { ...invests, [policy]: category })).toEqual([]);
      expect(refusal("IFRS18", { [policy]: "investing" })).toEqual([]);
      expect(refusal("IFRS18", { [policy]: "operating" })).toHaveLength(1);
    }
  });

  test("what is no policy at all is refused by name, with those that are", () => {
    const written = { intrestPaid: "financing" } as unknown as Parameters<
      typeof resolvePolicies
    >[1]; // as a file may say
    const [message = ""] = refusal("IFRS", written);
    expect(message).toContain('"intrestPaid" is not a policy. Expected one of indirectStart, ');
    expect(message).toContain(" interestPaid, ");
  });
});
