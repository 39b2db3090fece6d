import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { WantedAccount } from "./accounts/useAccountsDesk.ts";

/** What is open, and what the address asks to see: a line, or the row of an account. */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const [line, account] = [search.get("line"), search.get("account")];
  const [openLineId, setOpenLineId] = useState<string | null>(line);
  const close = () => {
    setOpenLineId(null);
    // Neither a reload nor a copied address brings back what was closed
    if (line !== null) setSearch((asked) => without(asked, "line"), { replace: true });
  };
  const [wanted, setWanted] = useState<WantedAccount>(null);
  useEffect(() => {
    if (line !== null) setOpenLineId(line);
  }, [line]);
  useEffect(() => {
    if (account !== null) setWanted({ code: account });
  }, [account]);
  return { openLineId, setOpenLineId, close, wanted, setWanted };
}

function without(asked: URLSearchParams, name: string): URLSearchParams {
  const kept = new URLSearchParams(asked);
  kept.delete(name);
  return kept;
}
