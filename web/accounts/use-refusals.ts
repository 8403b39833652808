import { useState } from 'react'
import { Failure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** By code, or by the two words that a sentence about a dead code has always had. */
function isCodeRefused(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  return error.code === 'code_invalid' || /inválido|expirado/.test(error.said)
}

/** Of the codes that were typed: how many were refused. `judge` answers whether it was that, and says so. */
export function useRefusals() {
  const t = useWords('accounts')
  const [refused, setRefused] = useState(0)
  return {
    refused,
    judge: (error: unknown): boolean => {
      if (!isCodeRefused(error)) return false
      setRefused((times) => times + 1)
      toast({ kind: 'problem', title: t('code_invalid_title'), text: t('code_invalid') })
      return true
    },
  }
}
