/** What the server marked, by the form's own field names. */
import { Failure, type FieldIssue, isFailure } from '#web/api/failure.ts'

/** Where a body names a field otherwise than its form does. */
const FIELD_OF_PATH: Record<string, string> = { newPassword: 'password' }

export function issuesOf(error: unknown): FieldIssue[] {
  if (!(error instanceof Failure)) return []
  return error.issues.map((issue) => ({ ...issue, path: FIELD_OF_PATH[issue.path] ?? issue.path }))
}

/** There is no address beside that field, which the server's own sentence would ask to check. */
export const isWrongPassword = (error: unknown): boolean =>
  isFailure(error, 422) && error.code === 'credentials_wrong'
