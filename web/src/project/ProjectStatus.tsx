import type { Project } from "@tieout/contract";
import { separateThousands } from "@tieout/core";
import { type StatusLook, StatusMark } from "../components/StatusMark.tsx";
import { OutOfDateMark } from "./OutOfDateMark.tsx";

const looks = {
  draft: { label: "Draft", look: "quiet" },
  processing: { label: "Processing", look: "plain" },
  needs_review: { label: "Needs review", look: "warning" },
  completed: { label: "Completed", look: "success" },
} as const satisfies Record<Project["status"], { label: string; look: StatusLook }>;

type Props = { project: Pick<Project, "status" | "openPoints" | "isOutOfDate"> };

/** The status of a project, in one word; how good a statement was is no status once it is out of date. */
export function ProjectStatus({ project: { status, openPoints, isOutOfDate } }: Props) {
  if (isOutOfDate && status !== "processing") return <OutOfDateMark />;
  const { label, look } = looks[status];
  const isCounted = status === "needs_review" && openPoints !== null && openPoints > 0;
  return (
    <StatusMark
      look={look}
      label={isCounted ? `${separateThousands(String(openPoints))} open` : label}
    />
  );
}
