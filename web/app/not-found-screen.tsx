import { Compass } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { paths } from './paths.ts'

export function NotFoundScreen() {
  const t = useWords('shell')
  useTitle(t('not_found_title'))
  return (
    <EmptyState heading="h1" icon={Compass} title={t('not_found_title')} text={t('not_found_text')}>
      <ButtonLink href={paths.home}>{t('go_home')}</ButtonLink>
      <ButtonLink href={paths.search()} kind="secondary">
        {t('search')}
      </ButtonLink>
      <Button kind="quiet" onClick={() => history.back()}>
        {t('back')}
      </Button>
    </EmptyState>
  )
}
