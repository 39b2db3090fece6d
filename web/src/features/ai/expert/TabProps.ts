import type { AiExpert, Project } from "@tieout/contract";

export type TabProps = { project: Project; expert: AiExpert };
