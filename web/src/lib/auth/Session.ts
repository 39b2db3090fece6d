/** Who is signed in, as the identity service says. */
export type SignedInUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
  /** "password", "google.com": the ways this user signs in. */
  providers: readonly string[];
};

/**
 * Whether someone is signed in; loading until the identity service first reports. A session is
 * lost when it ends without its user having asked for that: it was revoked, or it ran out. One that
 * ended while nobody was here has no page that could be kept. `hasEntered` says of a session that it began on a page
 * that had shown nobody signed in.
 */
export type Session =
  | { status: "loading" }
  | { status: "unreachable"; error: Error }
  | { status: "signedOut"; hasEnded?: true }
  | { status: "signedIn"; user: SignedInUser; isLost: boolean; hasEntered?: true };
