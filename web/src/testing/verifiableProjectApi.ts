import type { Verification } from "@tieout/core";
import { aCashFlow, type WrittenFiles } from "./aCashFlow.ts";
import type { FakeApi } from "./fakeApi.ts";
import { finishedProjectApi } from "./finishedProjectApi.ts";

/** A project whose statement keeps what a person says of its lines and checks. */
export function verifiableProjectApi(files?: WrittenFiles): FakeApi {
  let words: readonly Verification[] = [];
  const cashFlow = () => aCashFlow(files, { verifications: words });
  const keep = (given: Pick<Verification, "kind" | "id" | "figure">, reason: string | null) => {
    const others = words.filter(({ id }) => id !== given.id);
    const word = { by: "Ada Ledger", at: "2026-01-05T10:00:00.000Z", asked: null };
    words = reason === null ? others : [...others, { ...given, ...word, reason }];
    return { version: 2 };
  };
  return {
    ...finishedProjectApi(),
    getCashFlow: cashFlow,
    verifyLine: ({ params: { lineId: id }, body }) => {
      const figure = cashFlow().lines.find((line) => line.id === id)?.currentYear ?? null;
      return keep({ kind: "line", id, figure }, body.status === "verified" ? body.reason : null);
    },
    confirmCheck: ({ params: { checkId: id }, body }) => {
      const figure = cashFlow().checks.find((check) => check.id === id)?.figure ?? null;
      return keep({ kind: "check", id, figure }, body.status === "confirmed" ? body.reason : null);
    },
  };
}
