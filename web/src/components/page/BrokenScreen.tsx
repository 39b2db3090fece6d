import { useOnline } from "../../lib/network/useOnline.ts";
import { ReloadScreen } from "./ReloadScreen.tsx";

const title = "This page could not be shown";

/** What a person sees when a screen of ours has failed, or could not be loaded without a connection. */
export function BrokenScreen({ wasOffline }: { wasOffline: boolean }) {
  const isOnline = useOnline();
  if (!wasOffline) {
    return (
      <ReloadScreen
        title={title}
        hint="The fault is ours, and your files and statements are safe. Reload the page; if it happens again, come back later."
        button="Reload"
      />
    );
  }
  return isOnline ? (
    <ReloadScreen
      title={title}
      hint="The connection was lost. It is back now, and your files and statements are safe."
      button="Reload"
    />
  ) : (
    // Reloaded without a connection, the screens that still work would go too.
    <ReloadScreen
      title={title}
      hint="You are offline, and this page was not loaded before. Your files and statements are safe. Go back, or wait for the connection."
    />
  );
}
