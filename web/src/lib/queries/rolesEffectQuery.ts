import { queryOptions, skipToken } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import type { RoleChoice } from "../project/RoleChoice.ts";
import { keys } from "./keys.ts";

/** Choices as the text they are asked by: the same ones are asked once. */
export function writtenChoices(choices: readonly RoleChoice[]): string {
  return JSON.stringify(choices);
}

/** What choices would do to the statement; null asks nothing. */
export function rolesEffectQuery(projectId: string, written: string | null) {
  return queryOptions({
    queryKey: [...keys.rolesEffect(projectId), written],
    queryFn:
      written === null
        ? skipToken
        : () => {
            const choices = JSON.parse(written) as RoleChoice[]; // written by the function above
            const mappings = choices.map(({ code, role }) => ({ code, role }));
            const params = { id: projectId };
            return callApi("previewAccountMappings", { params, body: { mappings } });
          },
    gcTime: 0,
  });
}
