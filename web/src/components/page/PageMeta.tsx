import { productClaim, productName } from "../../config/product.ts";
import { siteAddress } from "../../config/siteAddress.ts";

type Props = { title: string; about?: { description: string; path: string } };

/** The title of a page and, where it is meant to be found, what others say of it. */
export function PageMeta({ title, about }: Props) {
  const fullTitle =
    title === productName ? `${productName} · ${productClaim}` : `${title} · ${productName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {about && <SharedMeta {...about} title={fullTitle} />}
    </>
  );
}

type SharedProps = { title: string; description: string; path: string };

function SharedMeta({ title, description, path }: SharedProps) {
  const address = `${siteAddress}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${siteAddress}/og-image.jpg`} />
      <meta property="og:image:alt" content={`${productName}: ${productClaim}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
