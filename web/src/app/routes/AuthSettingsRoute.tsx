import { AuthSettingsPage } from "../../features/settings/AuthSettingsPage.tsx";
import { ChangeCredentials } from "../../features/sign-in/ChangeCredentials.tsx";
import { ConfirmIdentity } from "../../features/sign-in/ConfirmIdentity.tsx";
import { GoogleConnection } from "../../features/sign-in/GoogleConnection.tsx";
import { SecondFactor } from "../../features/sign-in/SecondFactor.tsx";

/** /auth-settings */
export function AuthSettingsRoute() {
  return (
    <AuthSettingsPage
      socialSignIn={<GoogleConnection />}
      credentials={
        <>
          <ChangeCredentials />
          <SecondFactor />
        </>
      }
      confirmIdentity={(goOn) => <ConfirmIdentity {...goOn} />}
    />
  );
}
