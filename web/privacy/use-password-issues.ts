import { useState } from 'react'
import { isWrongPassword } from '#web/accounts/server-issues.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What is wrong with the password that was typed. `judge` answers whether it was that. */
export function usePasswordIssues() {
  const t = useWords('privacy')
  const [issues, setIssues] = useState<FieldIssue[]>([])
  return {
    issues,
    clear: () => setIssues([]),
    judge: (error: unknown): boolean => {
      if (!isWrongPassword(error)) return false
      setIssues([{ path: 'password', message: t('password_wrong') }])
      return true
    },
  }
}
