import { Failure } from '#web/api/failure.ts'

/** Part 2 section 8: by code, or by the words that the specification names. */
export function isCodeRefused(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  return error.code === 'code_invalid' || /inválido|expirado/.test(error.said)
}
