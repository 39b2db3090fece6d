import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusPage } from "./focusPage.ts";

/** On a new page the view starts at the top, and the keyboard at the page's own content. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    focusPage();
  }, [pathname]);
}
