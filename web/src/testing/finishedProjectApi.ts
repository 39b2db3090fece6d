import type { CashFlow, Project } from "@tieout/contract";
import { aCashFlow } from "./aCashFlow.ts";
import { aProject } from "./aProject.ts";
import type { FakeApi } from "./fakeApi.ts";

/** What a project with a statement answers: the statement is a small company's unless one is given. */
export function finishedProjectApi(
  cashFlow: CashFlow = aCashFlow(),
  different: Partial<Project> = {},
): FakeApi {
  const project = aProject({ status: "completed", statementVersion: 1, ...different });
  return {
    listProjects: () => [project],
    getDashboardStats: () => ({ activeProjects: 1, completed: 1, needReview: 0, processing: 0 }),
    getCashFlow: () => cashFlow,
    // No role waits to be confirmed.
    listAccounts: ({ query }) =>
      query.isStale === "true"
        ? []
        : cashFlow.accounts.map((account) => ({ ...account, isStale: false })),
  };
}
