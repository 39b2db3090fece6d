import { useSession } from "../lib/auth/useSession.ts";

/** Names the signed-in user by name, and anyone else by their id. */
export function useUserName(): (userId: string) => string {
  const session = useSession();
  return (userId) => {
    if (session.status !== "signedIn" || session.user.uid !== userId) return userId;
    return session.user.displayName ?? session.user.email ?? "You";
  };
}
