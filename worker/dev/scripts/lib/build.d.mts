/** Types of what TypeScript takes from build.mjs, which plain Node runs. */
export const webHash: () => string
/** Answers the path of the bundle. */
export const buildWorker: () => Promise<string>
