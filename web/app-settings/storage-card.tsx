import { useQuery } from '@tanstack/react-query'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import { formatBytes } from './bytes.ts'
import { isCleared, KINDS } from './kinds.ts'
import { useClearStorage } from './mutations.ts'
import { storageQuery } from './queries.ts'
import { Row, Rows } from './rows.tsx'

/** What the app keeps here, as it is measured now, and taking away what comes back by itself. */
export function StorageCard() {
  const t = useWords('app')
  const online = useOnline()
  const { data, isError, refetch } = useQuery(storageQuery)
  const clear = useClearStorage()
  const size = (bytes: number | null | undefined) =>
    typeof bytes === 'number' ? formatBytes(bytes, activeLanguage()) : '…'
  const hasSeen = KINDS.some((kind) => isCleared(kind) && data && data.kinds[kind].count > 0)

  return (
    <SettingsCard title={t('storage')} lead={t('storage_lead')}>
      {isError ? (
        <div className="grid justify-items-start gap-3">
          <p>{t('measure_failed')}</p>
          <Button kind="secondary" onClick={() => refetch()}>
            {t('measure_again')}
          </Button>
        </div>
      ) : (
        <Rows>
          {KINDS.map((kind) => (
            <Row key={kind} name={t(`kind_${kind}`)} value={size(data?.kinds[kind].bytes)}>
              {kind === 'photos' && data ? t('photos', { count: data.kinds.photos.count }) : null}
            </Row>
          ))}
          {data?.used !== null && (
            <Row name={t('total')} value={size(data?.used)}>
              {data?.free ? t('free', { size: size(data.free) }) : null}
            </Row>
          )}
        </Rows>
      )}
      {data && data.isPersisted !== null && (
        <p className="text-sm text-muted">{t(data.isPersisted ? 'persisted' : 'not_persisted')}</p>
      )}
      <div className="grid gap-2">
        <Button
          kind="secondary"
          disabled={!hasSeen || !online || clear.isPending}
          onClick={() => clear.mutate()}
          className="justify-self-start"
        >
          {t(clear.isPending ? 'clearing' : 'clear')}
        </Button>
        <p className="text-sm text-muted">{t(online ? 'clear_text' : 'clear_offline')}</p>
      </div>
    </SettingsCard>
  )
}
