import { AuditTrailPage } from "../../features/audit/AuditTrailPage.tsx";

/** /audit-trail */
export function AuditTrailRoute() {
  return <AuditTrailPage />;
}
