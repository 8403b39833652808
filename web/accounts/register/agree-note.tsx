import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

const LINK = 'font-semibold text-accent-strong'

/** What creating the account agrees to. In pages of their own: what is typed here stays. */
export function AgreeNote() {
  const t = useWords('accounts')
  return (
    <p className="text-sm text-muted">
      {t('agree')}{' '}
      <a href={paths.terms} target="_blank" rel="noopener" className={LINK}>
        {t('agree_terms')}
      </a>{' '}
      {t('agree_and')}{' '}
      <a href={paths.privacy} target="_blank" rel="noopener" className={LINK}>
        {t('agree_privacy')}
      </a>
      .
    </p>
  )
}
