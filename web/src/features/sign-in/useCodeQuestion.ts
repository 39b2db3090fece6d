import { useCallback, useState } from "react";
import type { AskCode } from "./withSecondFactor.ts";

/** A code that is asked for, and where the answer goes. */
export type CodeQuestion = { isWrong: boolean; answer: (code: string | null) => void };

/** Lets a form ask for the code of the second factor in the midst of signing in. */
export function useCodeQuestion(): { question: CodeQuestion | null; askCode: AskCode } {
  const [question, setQuestion] = useState<CodeQuestion | null>(null);
  const askCode = useCallback<AskCode>(
    (isWrong) =>
      new Promise((resolve) => {
        setQuestion({
          isWrong,
          answer: (code) => {
            setQuestion(null);
            resolve(code);
          },
        });
      }),
    [],
  );
  return { question, askCode };
}
