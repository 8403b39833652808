/** Types of what TypeScript takes from chromium.mjs, which plain Node runs. */
export const CHROMIUM_ARGS: readonly string[]
export const KNOWN: readonly string[]
export const SHELL: string
