import { AuthSettingsPage } from "../../features/settings/AuthSettingsPage.tsx";

/** /auth-settings */
export function AuthSettingsRoute() {
  return <AuthSettingsPage />;
}
