import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { MailStatus } from '#contract/admin'
import { Loaded } from '#web/admin/loaded.tsx'
import { mailStatusQuery } from '#web/admin/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'

/** What holds now; the connection is tried each time it is asked for. */
export function MailStatusCard() {
  const t = useWords('admin')
  const query = useQuery(mailStatusQuery)
  return (
    <SettingsCard title={t('mail_status')}>
      <Loaded query={query}>
        {(status) => (
          <>
            <Facts status={status} />
            <Button
              kind="secondary"
              onClick={() => query.refetch()}
              aria-disabled={query.isFetching}
              className="justify-self-start aria-disabled:opacity-55"
            >
              {t('check_again')}
            </Button>
          </>
        )}
      </Loaded>
    </SettingsCard>
  )
}

function Facts({ status }: { status: MailStatus }) {
  const t = useWords('admin')
  const { configured, hasApiKey, keyLast4, connectionTest, fromEmail } = status
  const key = keyLast4 && t('key_ends', { last: keyLast4 })
  const facts = [
    { name: t('configured'), isGood: configured, value: t(configured ? 'yes' : 'no') },
    {
      name: t('has_key'),
      isGood: hasApiKey,
      value: [t(hasApiKey ? 'yes' : 'no'), key].filter(Boolean).join(', '),
    },
    { name: t('connection'), isGood: connectionTest, value: t(connectionTest ? 'works' : 'fails') },
    { name: t('sender'), isGood: fromEmail !== null, value: fromEmail ?? t('no') },
  ]
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ name, isGood, value }) => {
        const Icon = isGood ? CircleCheck : CircleAlert
        return (
          <div key={name} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <dt className="text-muted">{name}</dt>
            <dd className="flex min-w-0 items-center gap-2 font-semibold">
              <Icon
                size={18}
                aria-hidden
                className={`shrink-0 ${isGood ? 'text-done' : 'text-wait'}`}
              />
              <span>{value}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
