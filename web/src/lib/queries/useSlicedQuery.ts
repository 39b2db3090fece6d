import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
} from "@tanstack/react-query";
import { useDeferredValue } from "react";

/**
 * Reads what a whole screen is drawn from. The drawing is done in slices, so that the screen
 * answers meanwhile: a statement of many accounts is thousands of elements.
 */
export function useSlicedQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
) {
  const { data, error, refetch } = useQuery(options);
  const drawn = useDeferredValue(data);
  return { data: drawn, error, isPending: drawn === undefined && error === null, refetch };
}
