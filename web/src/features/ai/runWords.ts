import type { AiRun } from "@tieout/contract";

/** Who made a result, in words. */
export function madeByText({ madeBy, model }: Pick<AiRun, "madeBy" | "model">): string {
  return madeBy === "built_in"
    ? "Built-in analyst"
    : `Built-in analyst and ${model ?? "a language model"}`;
}

/** What a reader has to know of a run before relying on it. */
export function cautionsOf(run: AiRun, currentVersion: number | null): string[] {
  const { version, status, aiFailure, unsupportedFigures } = run;
  const isOld = currentVersion !== null && version !== currentVersion;
  return [
    ...(status === "pending"
      ? ["The language model is still reading. What the built-in analyst found is shown below."]
      : []),
    ...(aiFailure === null ? [] : [aiFailure]),
    ...(unsupportedFigures.length === 0
      ? []
      : [
          `The model's text holds figures that are not in the books: ${unsupportedFigures.join(", ")}.`,
        ]),
    ...(isOld
      ? [`This is about version ${version}; the statement is now version ${currentVersion}.`]
      : []),
  ];
}
