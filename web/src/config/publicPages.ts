import { paths } from "./paths.ts";

/** The pages that are written as HTML when the site is built, and that search engines are told of. */
export const publicPages = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.solutions,
  paths.about,
  paths.privacy,
  paths.terms,
  paths.support,
  paths.help,
] as const;
