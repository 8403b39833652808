/** Types of what TypeScript takes from settings.mjs, which plain Node runs. */
export const NAMES: readonly string[]
