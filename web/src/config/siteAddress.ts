/** Where the site stands in the world, without a slash at the end; the build is told (web/build). */
export const siteAddress = import.meta.env.VITE_SITE_ADDRESS ?? "";
