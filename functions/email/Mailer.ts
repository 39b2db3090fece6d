/** A message for one person. */
export type Email = {
  /** The same however often the message is tried: mailboxes show such copies once. */
  id: string;
  to: { address: string; name: string | null };
  subject: string;
  html: string;
  text: string;
  /** Where one click ends messages of this kind (RFC 8058); null for what the user asked for. */
  unsubscribeUrl: string | null;
};

/** How messages leave: by SendGrid, into a local folder, or not at all. */
type DeliveryRoad = "sendgrid" | "outbox" | "none";

/** What became of a message; the reason is for the log and names nobody. */
export type Delivery =
  | { outcome: "sent" }
  | { outcome: "not_configured" }
  | { outcome: "failed"; reason: string; canRetry: boolean; retryAfterSeconds: number | null };

/** Whatever takes messages; it answers what became of one, and never throws. */
export type Mailer = { road: DeliveryRoad; send: (email: Email) => Promise<Delivery> };
