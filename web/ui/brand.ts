/**
 * The product's name (D1). The worker writes the setting BRAND_NAME into the page's head, and in place of
 * this mark into what it renders.
 */
export const brand =
  typeof document === 'undefined'
    ? '%BRAND_NAME%'
    : (document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? '')
