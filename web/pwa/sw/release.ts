/** What the build of this very worker holds. */
import type { Release } from '#web/app/build/release.ts'

/** Put in by web/app/build/build.ts. */
declare const __RELEASE__: Release

export const release = __RELEASE__
