/** The first screen is on the page: what starts after use has waited for it. */

let tell: (() => void) | undefined
const screen = new Promise<void>((resolve) => {
  tell = resolve
})

export const tellShown = (): void => tell?.()
export const screenShown = (): Promise<void> => screen
