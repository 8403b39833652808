/** What the build of this very worker holds. */
import type { Release } from '#web/pwa/build/release.ts'

/** Put in by web/pwa/build/build.ts. */
declare const __RELEASE__: Release

export const release = __RELEASE__
