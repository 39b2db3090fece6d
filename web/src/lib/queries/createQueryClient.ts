import { QueryClient } from "@tanstack/react-query";

/** The defaults of specification section 9: no retry, no refetch by itself, never stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // A part that comes into view when its screen's answer has failed would ask for that answer
        // again, be taken out of view while it is asked for, and come back without end.
        retryOnMount: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      // A change asked for offline fails at once and says so; it does not wait to be sent later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
