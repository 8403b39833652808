import { useEffect, useState } from 'react'
import { Failure } from '#web/api/failure.ts'
import { report } from '#web/api/report.ts'
import { useWords } from '#web/i18n/use-words.ts'

const codeOf = async (error: unknown): Promise<unknown> =>
  error instanceof Failure ? error.helpCode : report(error)

/** What an error is called in our log, for whoever asks for help; nothing where it is in none. Words of `navigation`. */
export function HelpCode({ error }: { error: unknown }) {
  const t = useWords('navigation')
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let isShown = true
    codeOf(error).then((found) => {
      if (isShown && typeof found === 'string') setCode(found)
    })
    return () => {
      isShown = false
    }
  }, [error])
  return (
    code && (
      <p className="text-sm text-muted">
        {t('help_code')} <span className="numbers font-semibold text-ink select-all">{code}</span>
      </p>
    )
  )
}
