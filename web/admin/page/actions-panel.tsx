import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { Link } from 'wouter'
import type { AdminAction } from '#contract/admin'
import { didOf, pageOf } from '#web/admin/did.ts'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { actionsQuery } from '#web/admin/queries.ts'
import { PagedLines } from '#web/browse/list/paged-lines.tsx'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Who did what and when: the latest, and older ones when they are asked for. */
export function ActionsPanel() {
  const t = useWords('admin')
  const query = useInfiniteQuery(actionsQuery)
  const words = {
    ...{ list: t('actions_title'), loading: t('loading'), more: t('actions_more') },
    ...{ failed: t('failed'), failedText: t('failed_text'), offline: t('offline_text') },
  }
  return (
    <section aria-labelledby="log" className="grid gap-3">
      <h2 id="log" className="text-lg">
        {t('actions_title')}
      </h2>
      <PagedLines
        query={query}
        row={(action) => <ActionRow key={action.id} of={action} />}
        empty={
          <EmptyState icon={ScrollText} title={t('actions_none')} text={t('actions_none_text')} />
        }
        words={words}
        shape="h-16"
      />
    </section>
  )
}

function ActionRow({ of: { adminName, action, target, details, createdAt } }: { of: AdminAction }) {
  const t = useWords('admin')
  return (
    <li className="py-3">
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
