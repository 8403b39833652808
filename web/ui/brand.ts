/** The product's name (D1): the build writes the setting BRAND_NAME into the page's head. */
export const brand =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''
