import { ExpertCard } from "../../features/ai/expert/ExpertCard.tsx";
import { DashboardPage } from "../../features/dashboard/DashboardPage.tsx";
import { StatementPreview } from "../../features/statement/StatementPreview.tsx";
import { UploadPanel } from "../../features/upload/sending/UploadPanel.tsx";

/** / for the signed-in: features that do not know each other, put together. */
export function DashboardRoute() {
  return (
    <DashboardPage
      upload={(project) => <UploadPanel project={project} />}
      expert={(project) => <ExpertCard project={project} />}
      preview={(project) => <StatementPreview project={project} />}
    />
  );
}
