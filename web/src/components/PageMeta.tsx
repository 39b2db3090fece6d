import { productClaim, productName } from "../config/product.ts";

type Props = { title: string; description?: string };

/** The title and meta tags of a page; React lifts them into the head. */
export function PageMeta({ title, description }: Props) {
  const fullTitle =
    title === productName ? `${productName} · ${productClaim}` : `${title} · ${productName}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:image" content={`${window.location.origin}/og-image.jpg`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
