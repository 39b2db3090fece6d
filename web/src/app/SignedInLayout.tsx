import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "../components/ErrorBoundary.tsx";
import { PageSkeleton } from "../components/PageSkeleton.tsx";
import { Shell } from "../features/shell/Shell.tsx";
import type { SignedInUser } from "../lib/auth/Session.ts";
import { SelectionProvider } from "../lib/project/SelectionProvider.tsx";

/** The shell around every signed-in screen; a fault of one screen leaves the others reachable. */
export function SignedInLayout({ user }: { user: SignedInUser }) {
  const { pathname } = useLocation();
  return (
    <SelectionProvider key={user.uid} uid={user.uid}>
      <Shell user={user}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Shell>
    </SelectionProvider>
  );
}
