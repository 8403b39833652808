/** Answers whether it was done in time; what fails was not. */
export function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      resolve(isDone)
    }
    work.then(
      () => end(true),
      () => end(false),
    )
  })
}
