import type { AccountSummary, Role } from "@tieout/core";
import { type KeyboardEvent, useRef, useState } from "react";
import type { ChooseRole } from "./ChooseRole.ts";

/** What was chosen for an account as it was then, and whether it has been sent. */
type Choice = { of: AccountSummary; role: Role | null; isSent: boolean };

/**
 * Sends a role that is picked from the open list at once. A closed list is moved through with the
 * arrow keys, and each step is a change of its own: such a choice is sent with Enter or when the
 * field is left, and Escape takes it back.
 */
export function useRoleChoice(account: AccountSummary, onChoose: ChooseRole) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const isMovingThrough = useRef(false);
  // Shown until the account itself says so: what is read anew is drawn a little later.
  const chosen = choice?.of === account ? choice : null;
  const send = async (role: Role | null) => {
    if (role === account.role) return setChoice(null);
    setChoice({ of: account, role, isSent: true });
    if (!(await onChoose(account.code, role))) setChoice(null);
  };
  const sendMovedTo = () => {
    if (chosen && !chosen.isSent) void send(chosen.role);
  };
  return {
    role: chosen ? chosen.role : account.role,
    change: (role: Role | null) => {
      if (isMovingThrough.current) setChoice({ of: account, role, isSent: false });
      else void send(role);
    },
    onPointerDown: () => {
      isMovingThrough.current = false;
    },
    onKeyDown: ({ key, altKey }: KeyboardEvent) => {
      isMovingThrough.current = !(altKey || opensList.has(key));
      if (key === "Enter") sendMovedTo();
      if (key === "Escape" && !chosen?.isSent) setChoice(null);
    },
    onBlur: sendMovedTo,
  };
}

const opensList: ReadonlySet<string> = new Set([" ", "F4", "Enter"]);
