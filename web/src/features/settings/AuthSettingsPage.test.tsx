import { screen, within } from "@testing-library/react";
import type { Notifications, Reply } from "@tieout/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { aProject } from "../../testing/aProject.ts";
import { emptyProjectApi } from "../../testing/emptyProjectApi.ts";
import { expectTexts } from "../../testing/expectTexts.ts";
import { type FakeApi, refusal } from "../../testing/fakeApi.ts";
import { ada, identityError, identityState } from "../../testing/fakeIdentity.ts";
import { fillIn } from "../../testing/fillIn.ts";
import { renderApp } from "../../testing/renderApp.tsx";

type Profile = Reply<"getUser">;
const profile: Profile = {
  id: "user-ada",
  email: "ada@example.com",
  isEmailVerified: true,
  firstName: "Ada",
  lastName: "Ledger",
  profileImageUrl: null,
};

const openSettings = (api: FakeApi) => renderApp("/auth-settings", { api });

test("a new name is shown at once and stays after a reload", async () => {
  let user: Profile = profile;
  const app = await openSettings({
    getUser: () => user,
    updateUser: ({ body }) => {
      const [firstName = "", lastName = ""] = body.displayName.split(" ");
      user = { ...profile, firstName, lastName };
      return user;
    },
  });
  const name = await screen.findByLabelText("Name");
  expect(screen.getByRole("button", { name: "Save name" })).toBeDisabled();
  await app.user.clear(name);
  await fillIn(app.user, name, "Grace Hopper");
  await app.user.click(screen.getByRole("button", { name: "Save name" }));
  await expectTexts("Name saved");
  expect(await screen.findByRole("button", { name: "User menu: Grace Hopper" })).toBeVisible();
  await app.reload();
  expect(await screen.findByLabelText("Name")).toHaveValue("Grace Hopper");
});

test("a name that could not be saved stays in its field, with the reason", async () => {
  const app = await openSettings({ updateUser: () => refusal("too_many_requests") });
  await app.user.type(await screen.findByLabelText("Name"), " Byron");
  await app.user.click(screen.getByRole("button", { name: "Save name" }));
  await expectTexts("Too many requests. Please wait a moment.");
  expect(screen.getByLabelText("Name")).toHaveValue("Ada Ledger Byron");
});

test("a deleted project is listed until when it can be restored, and is restored", async () => {
  let isDeleted = true;
  const restorableUntil = "2026-02-04T09:00:00.000Z";
  const deleted = { id: "p-9", name: "Bakery", deletedAt: "2026-01-05T09:00:00.000Z" };
  const app = await openSettings({
    listDeletedProjects: () => (isDeleted ? [{ ...deleted, restorableUntil }] : []),
    restoreDeletedProject: ({ params }) => {
      isDeleted = false;
      return aProject({ id: String(params.id), name: "Bakery" });
    },
  });
  await expectTexts("Deleted projects", "Bakery", /until 4 February 2026/);
  await app.user.click(screen.getByRole("button", { name: "Restore Bakery" }));
  await expectTexts("Project restored");
  await expect.poll(() => screen.queryByText("Deleted projects")).not.toBeInTheDocument();
});

test("an archive is restored into a new project, or refused in words", async () => {
  const projects = [aProject({ name: "Harbour" })];
  let isSound = false;
  const app = await openSettings({
    ...emptyProjectApi,
    listProjects: () => projects,
    restoreProject: () => {
      if (!isSound) return refusal("archive_not_read", { errors: ["It is no ZIP archive."] });
      const project = aProject({ id: "restored", name: "Harbour again" });
      projects.unshift(project);
      return { project, hasSameFigures: true };
    },
  });
  const archive = new File(["PK"], "harbour.zip");
  await app.user.upload(await screen.findByLabelText("Archive to restore"), archive);
  await expectTexts("The archive was not restored", /It is no ZIP archive\./);
  isSound = true;
  await app.user.upload(screen.getByLabelText("Archive to restore"), archive);
  await expectTexts("Archive restored", "The statement has the figures of the archived one.");
  expect(await screen.findByRole("button", { name: /^Project: Harbour again/ })).toBeVisible();
});

test.each([
  ["a password", ["password"]],
  ["Google", ["google.com"]],
])(
  "an account is kept, or deleted when the words are typed; a sign-in that is too old is renewed by %s on the way",
  async (_, providers) => {
    let isRecent = false;
    const app = await renderApp("/auth-settings", {
      person: { ...ada, providers },
      identity: {
        reauthenticate: () => {
          isRecent = true;
        },
      },
      api: { deleteOwnData: () => (isRecent ? { ok: true } : refusal("sign_in_again")) },
    });
    await app.user.click(await screen.findByRole("button", { name: "Delete account" }));
    await app.user.type(screen.getByLabelText("Type “delete my account” to confirm"), "delete");
    await app.user.click(screen.getByRole("button", { name: "Keep account" }));
    expect(screen.getByRole("button", { name: "Delete account" })).toHaveFocus();
    await app.user.click(screen.getByRole("button", { name: "Delete account" }));
    expect(screen.getByLabelText("Type “delete my account” to confirm")).toHaveValue("");
    const last = screen.getByRole("button", { name: "Delete for good" });
    expect(last).toBeDisabled();
    await fillIn(
      app.user,
      screen.getByLabelText("Type “delete my account” to confirm"),
      "delete my account",
    );
    await app.user.click(last);
    await expectTexts(/^You signed in more than 5 minutes ago/);
    if (providers.includes("password")) {
      expect(screen.getByLabelText("Your password")).toHaveFocus();
      await app.user.keyboard("ledger of 1494{Enter}");
    } else {
      await app.user.click(screen.getByRole("button", { name: "Confirm with Google" }));
    }
    await expectTexts("Account deleted");
  },
);

/** Settings that keep what is chosen, as the API does. */
function keptSettings(): FakeApi {
  let notifications: Notifications = {
    statementProcessed: true,
    needsReview: true,
    exportReady: true,
  };
  return {
    getUserSettings: () => ({ notifications, emailDelivery: "outbox", welcomeSentAt: null }),
    putUserSettings: ({ body }) => {
      notifications = body.notifications;
      return body;
    },
  };
}

test("a notification that is switched off stays off after a reload", async () => {
  const app = await openSettings(keptSettings());
  await app.user.click(await screen.findByRole("switch", { name: /^Export ready/ }));
  await app.reload();
  expect(await screen.findByRole("switch", { name: /^Export ready/ })).not.toBeChecked();
  expect(screen.getAllByRole("switch", { checked: true })).toHaveLength(2);
});

test("a notification that was not kept switches back, and says so", async () => {
  const app = await openSettings({ putUserSettings: () => refusal("internal") });
  await app.user.click(await screen.findByRole("switch", { name: /^Export ready/ }));
  await expectTexts("The choice was not saved");
  expect(screen.getByRole("switch", { name: /^Export ready/ })).toBeChecked();
});

test("each service is shown as it was measured", async () => {
  await openSettings({
    getStatus: () => ({
      time: "2026-01-05T09:00:00.000Z",
      services: [
        { service: "firestore", isReachable: true, milliseconds: 12 },
        { service: "storage", isReachable: false, milliseconds: 3000 },
        { service: "auth", isReachable: true, milliseconds: 8 },
      ],
    }),
  });
  expect(await screen.findByText("Database (Firestore)")).toHaveTextContent(/Answers in 12 ms$/);
  expect(screen.getByText("Files (Cloud Storage)")).toHaveTextContent(/Does not answer$/);
  expect(screen.getByText("Identity (Firebase Authentication)")).toHaveTextContent(/in 8 ms$/);
  // What this browser measures is another figure each time.
  expect(screen.getByText("Tieout API")).toHaveTextContent(/Answers in \d+ ms$/);
});

test("an address that is not verified is sent nothing, and can be verified", async () => {
  const app = await openSettings({
    getUser: () => ({ ...profile, isEmailVerified: false }),
    sendTestEmail: () => refusal("email_not_verified"),
  });
  await app.user.click(await screen.findByRole("button", { name: "Test Email" }));
  await expectTexts("Email Test Failed", /^Verify your email address first/);
  await app.user.click(screen.getByRole("button", { name: "Verify address" }));
  await expectTexts("Verification email sent", "Open its link, then reload this page.");
});

test("a verification that could not be sent says so", async () => {
  const { user } = await renderApp("/auth-settings", {
    api: { getUser: () => ({ ...profile, isEmailVerified: false }) },
    identity: {
      verifyAddress: () => {
        throw identityError("too-many-requests");
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Verify address" }));
  await expectTexts("Email Failed");
});

test("a verified address is offered no verification, and is sent both messages", async () => {
  const message = "Written to the outbox.";
  const app = await openSettings({
    sendWelcomeEmail: () => ({ delivery: "outbox", message }),
    sendTestEmail: () => ({ delivery: "outbox", message }),
  });
  expect(await screen.findByRole("button", { name: "Send Welcome Email" })).toBeEnabled();
  expect(screen.queryByRole("button", { name: "Verify address" })).not.toBeInTheDocument();
  for (const label of ["Send Welcome Email", "Test Email"]) {
    await app.user.click(await screen.findByRole("button", { name: label }));
    await expectTexts("Email sent", message);
    await app.user.click(screen.getByRole("button", { name: "Close message" }));
  }
  expect(app.calls.filter(({ name }) => name.startsWith("send"))).toMatchObject([
    { name: "sendWelcomeEmail", body: { email: "ada@example.com", name: "Ada" } },
    { name: "sendTestEmail", body: { email: "ada@example.com" } },
  ]);
});

test("without an address there is nobody to write to", async () => {
  const app = await openSettings({ getUser: () => ({ ...profile, email: null }) });
  await app.user.click(await screen.findByRole("button", { name: "Send Welcome Email" }));
  await expectTexts("No Email Address", "Please sign in to send welcome email");
});

test("what could not be read offers to try again", async () => {
  let isUp = false;
  const settings = emptyProjectApi().getUserSettings;
  if (!settings) throw new Error("an empty project answers getUserSettings");
  const app = await openSettings({
    getUserSettings: (asked) => (isUp ? settings(asked) : refusal("internal")),
  });
  await expectTexts("Your choices could not be read");
  isUp = true;
  await app.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findAllByRole("switch")).toHaveLength(3);
});

test("a password is changed once the present one is given, an address once its link is opened", async () => {
  const changed: string[] = [];
  const { user } = await renderApp("/auth-settings", {
    identity: {
      reauthenticate: (given) => {
        if (given !== "ledger of 1494") throw identityError("wrong-password");
      },
      changePassword: (given) => void changed.push(String(given)),
      changeAddress: (given) => void changed.push(String(given)),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Change password" }));
  await fillIn(user, screen.getByLabelText("Present password"), "a guess");
  await fillIn(user, screen.getByLabelText("New password"), "short");
  await fillIn(user, screen.getByLabelText("New password again"), "short");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await expectTexts("Password too short");
  for (const label of ["New password", "New password again"]) {
    await user.clear(screen.getByLabelText(label));
    await fillIn(user, screen.getByLabelText(label), "double entry, 1494");
  }
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await expectTexts("Password not changed", "Incorrect password.");
  expect(changed).toEqual([]);
  await user.clear(screen.getByLabelText("Present password"));
  await fillIn(user, screen.getByLabelText("Present password"), "ledger of 1494");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await expectTexts("Password changed");
  expect(screen.getByRole("button", { name: "Change password" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Change address" }));
  expect(screen.getByLabelText("New email address")).toHaveFocus();
  await fillIn(user, screen.getByLabelText("New email address"), "luca@example.com");
  await fillIn(user, screen.getByLabelText("Password"), "ledger of 1494");
  await user.click(screen.getByRole("button", { name: "Send the link" }));
  await expectTexts("Link sent");
  expect(screen.getByRole("button", { name: "Change address" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Close message" }));
  await expectTexts(/^Open the link that we sent to luca@example.com/);
  expect(changed).toEqual(["double entry, 1494", "luca@example.com"]);
});

test("who signs in with Google alone changes nothing here", async () => {
  const person = { ...ada, providers: ["google.com"] };
  await renderApp("/auth-settings", { person });
  await expectTexts(/^Your address and password are Google's/);
  expect(screen.queryByRole("button", { name: "Change password" })).toBeNull();
});

test("what can be changed stands beneath its own way of signing in", async () => {
  await renderApp("/auth-settings");
  const panel = await screen.findByRole("region", { name: "Sign-in methods" });
  const [password, google] = within(panel).getAllByRole("listitem");
  expect(password).toHaveTextContent(/^Email and passwordIn useChange passwordChange address$/);
  expect(google).toHaveTextContent(/^GoogleNot in useConnect Google$/);
});

test("Google is connected once the password was given again and its popup allows", async () => {
  let code: string | null = "popup-blocked";
  const connectGoogle = () => {
    if (code !== null) throw identityError(code);
  };
  const reauthenticate = (given?: string) => {
    if (given !== "tie-it-out-1") throw identityError("wrong-password");
  };
  const identity = { connectGoogle, reauthenticate };
  const { user } = await renderApp("/auth-settings", { identity });
  await user.click(await screen.findByRole("button", { name: "Connect Google" }));
  const password = screen.getByLabelText("Your password");
  await fillIn(user, password, "somebody else");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await expectTexts("Password not confirmed", "Incorrect password.");
  await user.clear(password);
  await fillIn(user, password, "tie-it-out-1");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const connect = await screen.findByRole("button", { name: "Choose a Google account" });
  await user.click(connect);
  await expectTexts("Popup blocked");
  code = "credential-already-in-use";
  await user.click(connect);
  await expectTexts("That Google account signs in to another account here.");
  code = null;
  await user.click(connect);
  await expectTexts("Google is connected", "Google signs you in to this account.");
  expect(screen.getAllByText("In use")).toHaveLength(2);
});

test("a second factor is offered where it is switched on, added with a code, and removed", async () => {
  const plain = await renderApp("/auth-settings");
  await screen.findByRole("button", { name: "Change password" });
  expect(screen.queryByRole("button", { name: "Add second factor" })).toBeNull();
  vi.stubEnv("VITE_SECOND_FACTOR", "totp");
  onTestFinished(() => void vi.unstubAllEnvs());
  await plain.reload();
  const { user } = plain;
  await user.click(await screen.findByRole("button", { name: "Add second factor" }));
  await expectTexts("ABCD EFGH IJKL");
  expect(screen.getByRole("link", { name: "open the app on this device" })).toHaveAttribute(
    "href",
    "otpauth://totp/Tieout:ada@example.com",
  );
  identityState.calls.addFactor = (code) => {
    if (code !== "123456") throw identityError("invalid-verification-code");
  };
  const code = screen.getByLabelText("Code of your authenticator app");
  await user.type(code, "999 999{Enter}");
  await expectTexts("Second factor not added", /^This code is not right/);
  await user.clear(code);
  await user.type(code, "123 456{Enter}");
  await expectTexts("Each sign-in asks for a code of your app.");
  const remove = screen.getByRole("button", { name: "Remove second factor" });
  identityState.calls.removeFactor = () => {
    throw identityError("requires-recent-login");
  };
  await user.click(remove);
  await expectTexts("Second factor not removed", /sign in again/);
  identityState.calls.removeFactor = () => undefined;
  await user.click(remove);
  await expectTexts("Second factor removed", "No second factor.");
});
