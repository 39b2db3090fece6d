import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../components/ErrorBoundary.tsx";
import { PageSkeleton } from "../components/PageSkeleton.tsx";
import { Shell } from "../features/shell/Shell.tsx";
import { UploadsProvider } from "../features/upload/UploadsProvider.tsx";
import type { SignedInUser } from "../lib/auth/Session.ts";
import { SelectionProvider } from "../lib/project/SelectionProvider.tsx";
import { createQueryClient } from "../lib/queries/createQueryClient.ts";

/** The shell around every signed-in screen; a fault of one screen leaves the others reachable. */
export function SignedInLayout({ user }: { user: SignedInUser }) {
  // What was read for one user goes with them: another's data is never shown.
  return <UserScreens key={user.uid} user={user} />;
}

function UserScreens({ user }: { user: SignedInUser }) {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <SelectionProvider uid={user.uid}>
        <UploadsProvider uid={user.uid}>
          <Shell user={user}>
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </UploadsProvider>
      </SelectionProvider>
    </QueryClientProvider>
  );
}
