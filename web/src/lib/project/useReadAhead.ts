import { type FetchQueryOptions, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useSelectedProject } from "./useSelectedProject.ts";

/**
 * Asks for what a screen shows of the project that was last worked on while the list of projects is
 * still on its way: the one answer does not wait for the other. Where that project is gone, nobody
 * reads what was asked.
 */
export function useReadAhead<Data, Key extends QueryKey>(
  queryOf: (projectId: string) => FetchQueryOptions<Data, Error, Data, Key>,
): void {
  const queryClient = useQueryClient();
  const { remembered, isLoading } = useSelectedProject();
  if (!isLoading || remembered === null) return;
  const query = queryOf(remembered);
  if (!queryClient.getQueryState(query.queryKey)) void queryClient.prefetchQuery(query);
}
