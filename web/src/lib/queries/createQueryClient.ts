import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "../api/ApiFailure.ts";
import { UnknownOutcome } from "../api/UnknownOutcome.ts";
import { keys } from "./keys.ts";

/** The defaults of specification section 9: no retry, no refetch by itself, never stale. */
export function createQueryClient(): QueryClient {
  // What is not there may have gone with its project: whether that still exists is asked.
  const askWhetherGone = (error: Error) => {
    const isMissing = error instanceof ApiFailure && error.status === 404;
    if (isMissing) void client.invalidateQueries({ queryKey: keys.projects });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: askWhetherGone }),
    mutationCache: new MutationCache({
      onError: (error) => {
        askWhetherGone(error);
        // What is not known to have changed is looked at, so that nobody asks for it twice.
        if (error instanceof UnknownOutcome) void client.invalidateQueries();
      },
    }),
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
  return client;
}
