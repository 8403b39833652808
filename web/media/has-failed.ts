/** A picture of a page that the worker rendered may have failed before anybody listened. */
export const hasFailed = (image: HTMLImageElement | null): boolean =>
  image?.complete === true && image.naturalWidth === 0
