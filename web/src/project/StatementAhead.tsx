import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useSearchParams } from "react-router-dom";
import { paths } from "../config/paths.ts";
import { useSelectedProject } from "../lib/project/useSelectedProject.ts";
import { cashFlowQuery } from "../lib/queries/cashFlowQuery.ts";

/** The screens that are drawn from the statement. */
const screens: readonly string[] = [paths.home, paths.cashFlow, paths.adjustments, paths.exports];

/**
 * Asks for the statement of the project that was last worked on while the list of projects is still
 * on its way: the one answer does not wait for the other. Where that project is gone, nobody reads
 * what was asked. Draws nothing, and stands before all that is drawn.
 */
export function StatementAhead() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const { remembered, isLoading } = useSelectedProject();
  if (!isLoading || remembered === null || !screens.includes(pathname)) return null;
  const entity = pathname === paths.cashFlow ? search.get("entity") : null;
  const query = cashFlowQuery(remembered, entity);
  if (!queryClient.getQueryState(query.queryKey)) void queryClient.prefetchQuery(query);
  return null;
}
