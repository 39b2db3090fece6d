import { AdjustmentsPage } from "../../features/adjustments/AdjustmentsPage.tsx";

/** /adjustments */
export function AdjustmentsRoute() {
  return <AdjustmentsPage />;
}
