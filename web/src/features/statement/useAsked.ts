import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useClosedByBack } from "../../lib/history/useClosedByBack.ts";
import type { WantedAccount } from "./accounts/useAccountsDesk.ts";
import type { OpenLine } from "./OpenLine.ts";

/** What is open, and what the address asks to see: a line, the row of an account, or the accounts to review. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const [line, account] = [search.get("line"), search.get("account")];
  const [openLine, setOpenLine] = useState<OpenLine | null>(line === null ? null : whole(line));
  const close = () => {
    setOpenLine(null);
    // Neither a reload nor a copied address brings back what was closed
    if (line !== null) setSearch((asked) => without(asked, "line"), { replace: true });
  };
  // Back from a line that the address asks for leads to where it was asked for
  useClosedByBack(openLine !== null && openLine.id !== line, close);
  const [wanted, setWanted] = useState<WantedAccount>(null);
  useEffect(() => {
    if (line !== null) setOpenLine(whole(line));
  }, [line]);
  useEffect(() => {
    if (account !== null) setWanted({ code: account });
  }, [account]);
  const isReviewWanted = search.get("show") === "review";
  useEffect(() => {
    if (!isReviewWanted) return;
    setWanted({ filter: "review" });
    // Asked for again, it leads there again
    setSearch((asked) => without(asked, "show"), { replace: true });
  }, [isReviewWanted, setSearch]);
  return { openLine, setOpenLine, close, wanted, setWanted };
}

function whole(id: string): OpenLine {
  return { id, column: null };
}

function without(asked: URLSearchParams, name: string): URLSearchParams {
  const kept = new URLSearchParams(asked);
  kept.delete(name);
  return kept;
}
