import { useWords } from '#web/i18n/use-words.ts'
import { CodeForm } from './code-form.tsx'
import { useProveFactor } from './queries.ts'

/** Once a session: it lives twelve hours. */
export function AskFactor() {
  const t = useWords('admin')
  const prove = useProveFactor()
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('factor_ask')}</p>
      <CodeForm
        hint={t('factor_ask_hint')}
        says={t('factor_enter')}
        onCode={(code) => prove.mutateAsync(code)}
      />
    </div>
  )
}
