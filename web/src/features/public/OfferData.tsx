import { productName } from "../../config/product.ts";
import { offer } from "./content/claims.ts";
import { landing } from "./content/landing.ts";

/** Structured data of the offer, for search engines: a data block, not a script. */
export function OfferData() {
  const { price, currency, validUntil } = offer;
  const data = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: productName,
    description: landing.lead,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    offers: { "@type": "Offer", price, priceCurrency: currency, priceValidUntil: validUntil },
  };
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
