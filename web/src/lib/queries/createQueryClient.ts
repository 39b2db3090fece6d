import { QueryClient } from "@tanstack/react-query";

/** The defaults of specification section 9: no retry, no refetch by itself, never stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      // A change asked for offline fails at once and says so; it does not wait to be sent later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
