import { noCashFlow } from "./aCashFlow.ts";
import { aProject } from "./aProject.ts";
import type { FakeApi } from "./fakeApi.ts";
import { ada } from "./fakeIdentity.ts";

/** What every screen asks for, answered for somebody with one project in which nothing is yet. */
export function emptyProjectApi(): FakeApi {
  return {
    listDeletedProjects: () => [],
    listOpeningDifferences: () => [],
    getUser: () => ({
      id: ada.uid,
      email: ada.email,
      isEmailVerified: true,
      firstName: "Ada",
      lastName: "Ledger",
      profileImageUrl: null,
    }),
    getUserSettings: () => ({
      notifications: { statementProcessed: true, needsReview: true, exportReady: true },
      emailDelivery: "outbox",
      welcomeSentAt: null,
    }),
    getHealth: () => ({ status: "ok", version: "0.1.0", time: "2026-01-05T09:00:00.000Z" }),
    getStatus: () => ({ time: "2026-01-05T09:00:00.000Z", services: [] }),
    listProjects: () => [aProject()],
    getDashboardStats: () => ({ activeProjects: 1, completed: 0, needReview: 0, processing: 0 }),
    listFiles: () => [],
    listRemovedFiles: () => [],
    getCashFlow: () => noCashFlow(),
    listAccounts: () => [],
    listAdjustments: () => [],
    listDisclosureNotes: () => [],
    listExports: () => [],
    listAiValidations: () => [],
    listAuditNotes: () => [],
    getAiExpert: () => ({
      analyst: "built_in",
      example: null,
      presentation: null,
      generation: null,
      validation: null,
      improvement: null,
    }),
    verifyAuditTrail: () => ({ isIntact: true, entries: 0, headHash: null, brokenAt: null }),
    listAuditTrail: () => ({ entries: [], nextCursor: null, totalEntries: 0, exportCount: 0 }),
  };
}
