/** Who is signed in, as the identity service says. */
export type SignedInUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
  /** "password", "google.com": the ways this user signs in. */
  providers: readonly string[];
};

/** Whether someone is signed in; loading until the identity service first reports. */
export type Session =
  | { status: "loading" }
  | { status: "unreachable"; error: Error }
  | { status: "signedOut" }
  | { status: "signedIn"; user: SignedInUser };
