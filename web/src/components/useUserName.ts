import { useQuery } from "@tanstack/react-query";
import { userQuery } from "../lib/queries/userQuery.ts";

/** Names the signed-in user by name, and anyone else by their id. */
export function useUserName(): (userId: string) => string {
  const { data: profile } = useQuery(userQuery());
  return (userId) => {
    if (profile?.id !== userId) return userId;
    return (
      [profile.firstName, profile.lastName].filter(Boolean).join(" ") || profile.email || "You"
    );
  };
}
