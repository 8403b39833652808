import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Link } from 'wouter'
import { didOf, pageOf } from '#web/admin/did.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { actionsQuery } from '#web/admin/queries.ts'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Who did what and when: the latest. */
export function ActionsPanel() {
  const t = useWords('admin')
  return (
    <section aria-labelledby="log" className="grid gap-3">
      <h2 id="log" className="text-lg">
        {t('actions_title')}
      </h2>
      <Loaded query={useQuery(actionsQuery)}>
        {(actions) =>
          actions.length === 0 ? (
            <EmptyState icon={ScrollText} title={t('actions_none')} text={t('actions_none_text')} />
          ) : (
            <ol className="divide-y divide-line rounded-card border border-line bg-card px-4">
              {actions.map(({ id, adminName, action, target, details, createdAt }) => (
                <li key={id} className="py-3">
                  <p className="font-semibold">{t(didOf(action), { name: action })}</p>
                  <p className="text-sm text-muted">
                    {adminName} · {momentInAsuncion(createdAt)}
                  </p>
                  {typeof details.words === 'string' && (
                    <p className="wrap-anywhere whitespace-pre-line">{details.words}</p>
                  )}
                  <Target of={target} />
                  <FoundOf details={details} />
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </section>
  )
}

/** What it was done to, "kind:id" and perhaps more: with its page, where it has one. */
function Target({ of: target }: { of: string }) {
  const page = pageOf(target)
  if (page === null) return <p className="numbers text-sm wrap-anywhere text-muted">{target}</p>
  return (
    <Link href={page} className="numbers -my-3 inline-block py-3 text-sm wrap-anywhere text-muted">
      {target}
    </Link>
  )
}

/** Whom a search found. */
function FoundOf({ details }: { details: Record<string, unknown> }) {
  const { found } = details
  if (!Array.isArray(found) || found.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {found.map((id) => (
        <PersonLink key={String(id)} id={String(id)} name="" className="numbers font-normal" />
      ))}
    </p>
  )
}
