/** What a build may be given in its environment. */
interface ImportMetaEnv {
  readonly VITE_DEMO_EMAIL?: string;
  readonly VITE_DEMO_PASSWORD?: string;
  readonly VITE_SITE_ADDRESS?: string;
  readonly VITE_SECOND_FACTOR?: string;
}
