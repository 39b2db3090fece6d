import { CashFlowPage } from "../../features/statement/CashFlowPage.tsx";

/** /cash-flow */
export function CashFlowRoute() {
  return <CashFlowPage />;
}
