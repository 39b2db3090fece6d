export type DemoAccount = { email: string; password: string };

/** The account the hint box offers; null unless the build was given one, as the local suite's is. */
export function readDemoAccount(): DemoAccount | null {
  const { VITE_DEMO_EMAIL: email, VITE_DEMO_PASSWORD: password } = import.meta.env;
  return email && password ? { email, password } : null;
}
