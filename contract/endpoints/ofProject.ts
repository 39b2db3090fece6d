/** Where everything of one project stands. */
export const ofProject = "/api/projects/{id}";
