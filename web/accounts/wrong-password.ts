import { type FieldIssue, isFailure } from '#web/api/failure.ts'

/** What stands at the field of a password that is not the person's own: no address is beside it, which the server's own sentence would ask to check. */
export const wrongPassword = (
  error: unknown,
  path: string,
  message: string,
): FieldIssue[] | undefined =>
  isFailure(error, 422) && error.code === 'credentials_wrong' ? [{ path, message }] : undefined
