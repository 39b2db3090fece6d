import { AuthSettingsPage } from "../../features/settings/AuthSettingsPage.tsx";
import { ChangeCredentials } from "../../features/sign-in/ChangeCredentials.tsx";
import { GoogleConnection } from "../../features/sign-in/GoogleConnection.tsx";

/** /auth-settings */
export function AuthSettingsRoute() {
  return (
    <AuthSettingsPage socialSignIn={<GoogleConnection />} credentials={<ChangeCredentials />} />
  );
}
