/** Sends something, once at a time, and tells how it failed. Whatever fails, what was entered stays. */
import { useRef, useState } from 'react'
import { type FieldIssue, isFailure } from '#web/api/failure.ts'
import { type Telling, useTelling } from './use-telling.ts'

type SubmitOptions = Telling & {
  /** Where a failure is told: in a toast, beside what was sent (`problem`), or both. */
  at?: 'toast' | 'beside' | 'both'
  /** A failure that is told otherwise: answers what stands at which field for it, and nothing else is said. */
  own?: (error: unknown) => readonly FieldIssue[] | undefined
}

const REST = {
  /** From 0 to 1 while something is sent (files tell it through `onProgress`), null while nothing is. */
  progress: null as number | null,
  /** What went wrong, where no field says it. */
  problem: undefined as string | undefined,
  /** What the server marked, for the form. */
  issues: [] as readonly FieldIssue[],
  /** The session ended under it. */
  isSignedOut: false,
}

export function useSubmit(options: SubmitOptions) {
  const { tell, sentenceOf } = useTelling()
  const [state, setState] = useState(REST)
  // Buttons stay pressable, so that they keep the focus: a second press is ignored here.
  const isUnderWay = useRef(false)

  function failed(error: unknown): typeof REST {
    const { at = 'toast', own, signIn } = options
    const told = own?.(error)
    if (told) return { ...REST, issues: told }
    if (at !== 'beside') tell(error, options)
    const issues = isFailure(error) ? error.issues : REST.issues
    const problem = at === 'toast' || issues.length > 0 ? undefined : sentenceOf(error, options)
    return { ...REST, problem, issues, isSignedOut: signIn !== undefined && isFailure(error, 401) }
  }

  /** `work` ends with what follows success, which it tells. Answers whether it was done. */
  async function submit(work: () => Promise<unknown>): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setState({ ...REST, progress: 0 })
    let after = REST
    try {
      await work()
    } catch (error) {
      after = failed(error)
    }
    isUnderWay.current = false
    setState(after)
    return after === REST
  }

  return {
    ...state,
    isBusy: state.progress !== null,
    submit,
    onProgress: (progress: number) => setState((now) => ({ ...now, progress })),
    /** What was said of the last time is not true of the next. */
    clear: () => setState(REST),
  }
}

export type Submit = ReturnType<typeof useSubmit>
