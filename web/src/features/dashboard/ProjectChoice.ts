import type { NewProject } from "../../lib/project/useCreateProject.ts";

export type ProjectChoice = Pick<NewProject, "framework" | "currency">;
