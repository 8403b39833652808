/** Where something was pressed last: heard before the code of the tips is there. */
let last: PointerEvent | null = null

export const notePress = (event: PointerEvent): void => {
  last = event
}

/** The pointer has gone on: it may come back to where it was. */
export const forgetPress = (): void => {
  last = null
}

export const hasPressed = (): boolean => last !== null

/** Still there, give or take what a browser rounds: whatever came under the pointer since was not gone to. */
export const isAtPress = ({ clientX, clientY }: PointerEvent): boolean =>
  last !== null && Math.abs(last.clientX - clientX) < 1 && Math.abs(last.clientY - clientY) < 1
