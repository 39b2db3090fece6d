import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../components/page/ErrorBoundary.tsx";
import { OfflineNotice } from "../components/page/OfflineNotice.tsx";
import { Shell } from "../features/shell/Shell.tsx";
import { UploadsProvider } from "../features/upload/sending/UploadsProvider.tsx";
import type { Session } from "../lib/auth/Session.ts";
import { useSession } from "../lib/auth/useSession.ts";
import { SelectionProvider } from "../lib/project/SelectionProvider.tsx";
import { createQueryClient } from "../lib/queries/createQueryClient.ts";
import { LongRuns } from "../project/LongRuns.tsx";
import { PageSkeleton } from "../project/PageSkeleton.tsx";
import { StatementAhead } from "../project/StatementAhead.tsx";
import { focusPage } from "./focusPage.ts";
import { SessionLostDialog } from "./SessionLostDialog.tsx";

type Props = Omit<Extract<Session, { status: "signedIn" }>, "status">;

/** The shell around every signed-in screen; a fault of one screen leaves the others reachable. */
export function SignedInLayout() {
  const session = useSession();
  if (session.status !== "signedIn") return null;
  // What was read for one user goes with them: another's data is never shown.
  return <UserScreens key={session.user.uid} {...session} />;
}

function UserScreens({ user, isLost, hasEntered }: Props) {
  const [queryClient] = useState(createQueryClient);
  const { pathname } = useLocation();
  // What failed is asked for again on the next screen, and when a lost session is back.
  useEffect(() => {
    if (isLost || pathname === "") return;
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [isLost, pathname, queryClient]);
  // The form that had the focus is gone; a page that is only loaded again begins at its top.
  useEffect(() => {
    if (hasEntered) focusPage();
  }, [hasEntered]);
  return (
    <QueryClientProvider client={queryClient}>
      <SelectionProvider uid={user.uid}>
        <StatementAhead />
        <UploadsProvider uid={user.uid}>
          <LongRuns />
          <Shell user={user}>
            <OfflineNotice />
            <ErrorBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </UploadsProvider>
        {isLost && <SessionLostDialog />}
      </SelectionProvider>
    </QueryClientProvider>
  );
}
