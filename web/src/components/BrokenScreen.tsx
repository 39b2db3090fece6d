import { ReloadScreen } from "./ReloadScreen.tsx";

/** What a person sees when a screen of ours has failed. */
export function BrokenScreen() {
  return (
    <ReloadScreen
      title="This page could not be shown"
      hint="The fault is ours, and your files and statements are safe. Reload the page; if it happens again, come back later."
      button="Reload"
    />
  );
}
