import type { Reply } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Caller, Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import type { Letter } from "../email/Letter.ts";
import { testLetter, welcomeLetter } from "../email/letters.ts";
import type { Email } from "../email/Mailer.ts";
import { writeEmail } from "../email/writeEmail.ts";
import { readToken } from "../notices/unsubscribe.ts";
import { changeUser } from "../store/changeUser.ts";

/** Sends the caller the welcome; that it was sent is recorded the first time. */
export const sendWelcomeEmail: Handler<"sendWelcomeEmail"> = async (
  { body: { email, name } },
  { deps, caller },
) => {
  const letter = welcomeLetter({ name, siteUrl: deps.siteUrl });
  const reply = await sendToSelf(deps, caller, {
    email,
    letter,
    failure: "Could not send welcome email. Please try again.",
  });
  const sentAt = deps.now().toISOString();
  await changeUser(deps, caller.uid, (user) => ({
    ...user,
    welcomeSentAt: user.welcomeSentAt ?? sentAt,
  }));
  return reply;
};

/** Sends the caller a message that proves that messages arrive. */
export const sendTestEmail: Handler<"sendTestEmail"> = async (
  { body: { email } },
  { deps, caller },
) =>
  sendToSelf(deps, caller, {
    email,
    letter: testLetter({ siteUrl: deps.siteUrl, at: deps.now() }),
    failure: "Could not send test email. Please check SendGrid configuration.",
  });

/** Mail programs that know no one-click open the address: a look at it changes nothing. */
export const openUnsubscribe: Handler<"openUnsubscribe"> = async ({ query }, { deps }) => ({
  location: `${deps.siteUrl}/unsubscribe?token=${encodeURIComponent(query.token)}`,
});

/** Ends one kind of message for the user a signed link belongs to; twice is the same as once. */
export const unsubscribe: Handler<"unsubscribe"> = async ({ query }, { deps }) => {
  const link = await readToken(deps, query.token);
  if (!link) throw new ApiProblem("email_link_invalid");
  const { uid, kind } = link;
  await changeUser(deps, uid, (user) => ({
    ...user,
    notifications: { ...user.notifications, [kind]: false },
  }));
  deps.log("info", "unsubscribed", { uid, notification: kind });
  return { notification: kind };
};

type Wanted = { email: string; letter: Letter; failure: string };

async function sendToSelf(
  deps: Deps,
  caller: Caller,
  { email, letter, failure }: Wanted,
): Promise<Reply<"sendTestEmail">> {
  const to = await ownAddress(deps, caller, email);
  const { road } = deps.mailer;
  if (road === "none") throw new ApiProblem("email_not_configured");
  const delivery = await deps.mailer.send(
    writeEmail(letter, { id: deps.newId(), to, wayOut: null }),
  );
  if (delivery.outcome === "sent") return { delivery: road, message: messages[road] };
  if (delivery.outcome === "not_configured") throw new ApiProblem("email_not_configured");
  deps.log("warning", "an e-mail failed", { uid: caller.uid, reason: delivery.reason });
  throw new ApiProblem("email_failed", { message: failure });
}

const messages = {
  sendgrid: "The email is on its way to your address.",
  outbox: "No email service is set up here: the message was written to .local/outbox.",
} as const;

/** The caller's verified address; what they wrote has to be the same. */
async function ownAddress(deps: Deps, { uid }: Caller, written: string): Promise<Email["to"]> {
  const { email: address, isEmailVerified, name } = await deps.profileOf(uid);
  if (address === null || address.toLowerCase() !== written.toLowerCase()) {
    throw new ApiProblem("email_not_yours");
  }
  if (!isEmailVerified) throw new ApiProblem("email_not_verified");
  return { address, name };
}
