/** Types of what TypeScript takes from build.mjs, which plain Node runs. */
export const webHash: () => string
