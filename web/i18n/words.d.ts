/** Made by the build: see words-plugin.ts. */
declare module 'virtual:words' {
  /** Those of the first view. */
  export const first: readonly import('./catalog.ts').Feature[]
  export const files: import('./fetch-words.ts').WordFiles
}
