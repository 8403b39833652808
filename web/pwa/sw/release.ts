/** What the build of this very worker holds. */

/** Paths such as 'assets/base-a1b2c3d4.js'. */
export type Release = {
  /** Changes with the page that /app-shell answers. */
  shell: string
  /** What the first view of `/` has fetched anyway, and what must be here when a new release is. */
  first: string[]
  /** What signed-in people need offline: publishing, favourites, their own items. */
  members: string[]
  /** Their words, by language. */
  words: Record<string, string[]>
  others: string[]
}

/** Put in by web/app/build/build.ts. */
declare const __RELEASE__: Release

export const release = __RELEASE__
