import { ExportPage } from "../../features/exports/ExportPage.tsx";

/** /export */
export function ExportRoute() {
  return <ExportPage />;
}
