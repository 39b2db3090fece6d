import { AiValidationPage } from "../../features/ai/AiValidationPage.tsx";

/** /ai-validation */
export function AiValidationRoute() {
  return <AiValidationPage />;
}
