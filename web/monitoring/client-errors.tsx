import type { ClientErrorGroup } from '#contract/monitoring'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What broke alike in people's browsers, the latest first. */
export function ClientErrors({ groups }: { groups: ClientErrorGroup[] }) {
  const t = useWords('monitoring')
  return (
    <section aria-labelledby="client-errors" className="grid gap-3">
      <h2 id="client-errors" className="text-lg">
        {t('client')}
      </h2>
      {groups.length === 0 ? (
        <p className="text-muted">{t('client_none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
          {groups.map((group) => (
            <li key={group.fingerprint} className="grid gap-1 py-3">
              <Group group={group} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Group({ group }: { group: ClientErrorGroup }) {
  const t = useWords('monitoring')
  const { message, count, path, lastAt, release, requestId, stack } = group
  return (
    <>
      <p className="font-semibold">{message}</p>
      <p className="text-sm text-muted">
        {t('client_times', { count })} · {path}
      </p>
      <p className="text-sm text-muted">
        {t('client_last', { date: momentInAsuncion(lastAt), release })}
      </p>
      <p className="text-sm text-muted">
        {t('client_code')}{' '}
        <span className="numbers font-semibold text-ink select-all">{requestId}</span>
      </p>
      {stack && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent-strong">
            {t('client_stack')}
          </summary>
          <pre className="font-mono text-xs whitespace-pre-wrap text-muted">{stack}</pre>
        </details>
      )}
    </>
  )
}
