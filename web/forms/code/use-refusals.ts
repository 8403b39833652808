import { useState } from 'react'
import { type FieldIssue, isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** By code, or by the words in its sentence. */
const isCodeRefused = (error: unknown): boolean =>
  isFailure(error) && (error.code === 'code_invalid' || /inválido|expirado/.test(error.said))

/** Of the codes that were typed: how many were refused. `own`, for useSubmit, counts and tells them. */
export function useRefusals() {
  const t = useWords('accounts')
  const [refused, setRefused] = useState(0)
  return {
    refused,
    own: (error: unknown): readonly FieldIssue[] | undefined => {
      if (!isCodeRefused(error)) return undefined
      setRefused((times) => times + 1)
      toast({ kind: 'problem', title: t('code_invalid_title'), text: t('code_invalid') })
      return []
    },
  }
}
