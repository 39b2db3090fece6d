import { UnsubscribeScreen } from "../../features/public/UnsubscribeScreen.tsx";

/** /unsubscribe */
export function UnsubscribeRoute() {
  return <UnsubscribeScreen />;
}
