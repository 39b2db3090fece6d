/** What the product calls itself. */
export const productName = "Tieout";

/** The words under the name, on pages, in titles and in meta tags. */
export const productClaim = "Cash flow statements that tie out";
