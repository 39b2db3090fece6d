import Alert from "@mui/material/Alert";
import { useSyncExternalStore } from "react";

/** Says that the connection is gone, and what that means for what is being typed. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  return (
    <div role="status" className="no-print">
      {!isOnline && (
        <Alert severity="warning" square>
          You are offline. What you have typed stays here, and what you send waits until the
          connection is back.
        </Alert>
      )}
    </div>
  );
}

function watch(report: () => void): () => void {
  window.addEventListener("online", report);
  window.addEventListener("offline", report);
  return () => {
    window.removeEventListener("online", report);
    window.removeEventListener("offline", report);
  };
}
