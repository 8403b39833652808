import { useState } from 'react'
import type { FieldIssue } from '#web/api/failure.ts'
import { isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What is wrong with the password that was typed. `judge` answers whether it was that. */
export function usePasswordIssues() {
  const t = useWords('privacy')
  const [issues, setIssues] = useState<FieldIssue[]>([])
  return {
    issues,
    clear: () => setIssues([]),
    judge: (error: unknown): boolean => {
      // There is no address beside this field, which the server's own sentence would ask to check.
      if (!isFailure(error, 422) || error.code !== 'credentials_wrong') return false
      setIssues([{ path: 'password', message: t('password_wrong') }])
      return true
    },
  }
}
