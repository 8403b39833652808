/** From a field's error to its sentence: the schema writes codes, the server whole sentences. */
import type { FieldError, UseFormSetError } from 'react-hook-form'
import type { FieldIssue } from '#web/api/failure.ts'
import { useProblem } from '#web/i18n/use-words.ts'
import { PUBLISH_FIELDS, type PublishValues } from '#web/items/sending/publish-values.ts'

/** Marks an error whose message is a sentence already. */
const SAID = 'said'

export function useFieldProblem() {
  const problemOf = useProblem()
  return (error: FieldError | undefined) =>
    error?.type === SAID ? error.message : problemOf(error?.message)
}

/** Puts the server's issues on the form's fields, the first with the focus; answers those of no field. */
export function showIssues(
  setError: UseFormSetError<PublishValues>,
  issues: FieldIssue[],
): FieldIssue[] {
  let shouldFocus = true
  for (const field of PUBLISH_FIELDS) {
    const issue = issues.find(({ path }) => path === field)
    if (!issue) continue
    setError(field, { type: SAID, message: issue.message }, { shouldFocus })
    shouldFocus = false
  }
  return issues.filter(({ path }) => !PUBLISH_FIELDS.some((field) => field === path))
}
