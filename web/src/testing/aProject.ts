import type { Project } from "@tieout/contract";

/** A project of the tests, and what is different about it. */
export function aProject(different: Partial<Project> = {}): Project {
  return {
    id: "project-1",
    name: "Harbour Ltd 2025",
    entityName: null,
    framework: "IFRS",
    method: "indirect",
    status: "draft",
    progress: null,
    currency: "GBP",
    policies: {},
    period: null,
    multiEntity: null,
    chart: "auto",
    includeFxRates: true,
    isFirstPeriod: false,
    priorProjectId: null,
    processesAutomatically: false,
    isSample: false,
    presentationUnit: "units",
    statementVersion: null,
    tiesOut: null,
    draftReasons: [],
    openPoints: null,
    isOutOfDate: false,
    isRunByTask: false,
    runFailure: null,
    ledgerTogether: null,
    createdAt: "2026-01-05T09:00:00.000Z",
    updatedAt: "2026-01-05T09:00:00.000Z",
    ...different,
  };
}
