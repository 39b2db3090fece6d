import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { WantedAccount } from "./accounts/useAccountsDesk.ts";

/** The entry of the browser's history that opening a line adds. */
const OPENED_HERE = { isLineOpened: true };

/**
 * What the address asks to see: a line, the row of an account, or the accounts to review. An open line is an
 * entry of the browser's history, so that Back closes it.
 */
export function useAsked() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [openLineId, account] = [search.get("line"), search.get("account")];
  // Reads the address when it is called: what depends on it is not drawn again with every address
  const setOpenLineId = useCallback(
    (lineId: string) => {
      const asked = new URLSearchParams(window.location.search);
      asked.set("line", lineId);
      void navigate({ search: asked.toString() }, { state: OPENED_HERE });
    },
    [navigate],
  );
  const close = () => {
    if (state?.isLineOpened === true) void navigate(-1);
    // Neither a reload nor a copied address brings back what was closed
    else setSearch((asked) => without(asked, "line"), { replace: true });
  };
  const [wanted, setWanted] = useState<WantedAccount>(null);
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
  return { openLineId, setOpenLineId, close, wanted, setWanted };
}

function without(asked: URLSearchParams, name: string): URLSearchParams {
  const kept = new URLSearchParams(asked);
  kept.delete(name);
  return kept;
}
