import { aProject } from "./aProject.ts";
import type { FakeApi } from "./fakeApi.ts";
import { ada } from "./fakeIdentity.ts";

/** What every signed-in screen asks for: somebody with one project, in which nothing is yet. */
export function shellAnswers(): FakeApi {
  return {
    getUser: () => ({
      id: ada.uid,
      email: ada.email,
      isEmailVerified: true,
      firstName: "Ada",
      lastName: "Ledger",
      profileImageUrl: null,
    }),
    listProjects: () => [aProject()],
    getDashboardStats: () => ({ activeProjects: 1, completed: 0, needReview: 0, processing: 0 }),
    listFiles: () => [],
  };
}
