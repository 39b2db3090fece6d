import { ReloadScreen } from "./ReloadScreen.tsx";

/** Stands in for the app when the sign-in service cannot be reached. */
export function UnreachableScreen() {
  return (
    <main>
      <ReloadScreen
        title="The sign-in service could not be reached"
        hint="Your data is safe. Check your connection, then try again."
        button="Try again"
      />
    </main>
  );
}
