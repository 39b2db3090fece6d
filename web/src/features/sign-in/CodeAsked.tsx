import { CodeForm } from "./CodeForm.tsx";
import type { CodeQuestion } from "./useCodeQuestion.ts";

/** The second step of signing in, where the account has one. */
export function CodeAsked({ question }: { question: CodeQuestion | null }) {
  if (question === null) return null;
  return (
    <CodeForm
      label="Second factor"
      action="Continue"
      problem={
        question.isWrong ? "This code is not right. Type the one that is shown now." : undefined
      }
      onGive={question.answer}
      onCancel={() => question.answer(null)}
    />
  );
}
