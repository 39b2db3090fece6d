import Backdrop from "@mui/material/Backdrop";
import { type ReactNode, Suspense, useRef } from "react";

type Props = { isWanted: boolean; children: ReactNode };

/** A dialog or menu that is drawn, and its code loaded, when it is first wanted; from then on it stays, to close in its way. */
export function LoadedOnce({ isWanted, children }: Props) {
  const wasWanted = useRef(false);
  wasWanted.current ||= isWanted;
  if (!wasWanted.current) return null;
  return (
    <Suspense fallback={<Backdrop open role="status" aria-label="Loading" sx={aboveAll} />}>
      {children}
    </Suspense>
  );
}

const aboveAll = { zIndex: "modal" } as const;
