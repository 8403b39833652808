import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { connection, isFrugal } from '#web/api/connection.ts'
import { build, version } from '#web/api/version.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useFindUpdate } from './mutations.ts'
import { workerQuery } from './queries.ts'
import { Row, Rows } from './rows.tsx'

function subscribe(listener: () => void): () => void {
  const known = connection()
  const target = known instanceof EventTarget ? known : null
  target?.addEventListener('change', listener)
  return () => target?.removeEventListener('change', listener)
}

/** What runs here, how it treats this connection, and whether there is something newer. */
export function AboutCard() {
  const t = useWords('app')
  const { data: worker } = useQuery(workerQuery)
  const update = useFindUpdate()
  const isSaving = useSyncExternalStore(subscribe, isFrugal)
  return (
    <SettingsCard title={t('about')} lead={brand}>
      <Rows>
        <Row name={t('version')} value={version} />
        <Row name={t('build')} value={build} />
        {connection() && (
          <Row name={t('saving')} value={t(isSaving ? 'saving_on' : 'saving_off')}>
            {t(isSaving ? 'saving_on_text' : 'saving_off_text')}
          </Row>
        )}
      </Rows>
      {worker === 'ready' && (
        <Button
          kind="secondary"
          disabled={update.isPending}
          onClick={() => update.mutate()}
          className="justify-self-start"
        >
          {t(update.isPending ? 'checking' : 'check')}
        </Button>
      )}
    </SettingsCard>
  )
}
