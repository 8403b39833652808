import { FileText, MessageCircle, Package, Search, Star, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { ReportedItem } from '#contract/admin'
import { DECISIONS_ON } from '#rules/admin'
import type { ReportDecision } from '#terms/safety'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { ThenAndNow } from './then-and-now.tsx'

const ICONS = {
  review: Star,
  item: Package,
  wish: Search,
  person: UserRound,
  message: MessageCircle,
} as const

/** One item with what was said of it. All of it is text: markup stays what was typed (case 32). */
export function ReportedCard({ thing }: { thing: ReportedItem }) {
  const t = useWords('admin')
  const [asked, setAsked] = useState<ReportDecision | null>(null)
  const { kind, accused, evidence, path, reports } = thing
  const Icon = ICONS[kind] ?? FileText
  const title = evidence.title ?? t(`kind_${kind}`)
  return (
    <li className="grid gap-4 rounded-card border border-line bg-card p-4">
      <header className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon size={20} aria-hidden />
        </span>
        <div className="min-w-0 grow">
          <h3 className="text-base">{title}</h3>
          <p className="text-sm text-muted">
            {t(`kind_${kind}`)} · {t('by', { name: accused.name })}
            {accused.isSuspended && ` · ${t('suspended_mark')}`}
          </p>
        </div>
        {path && (
          <ButtonLink href={path} kind="quiet" aria-label={`${t('see_it')}: ${title}`}>
            {t('see_it')}
          </ButtonLink>
        )}
      </header>
      <ThenAndNow thing={thing} />
      <ul className="grid gap-3">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-0.5 border-s-2 border-line ps-3">
            <p className="font-semibold">{t(`reason_${report.reason}`)}</p>
            <p className="whitespace-pre-line">
              {report.found.length > 0
                ? t('found_words', { words: report.found.join(', ') })
                : report.description}
            </p>
            <p className="text-sm text-muted">
              {report.reporterName === null
                ? momentInAsuncion(report.createdAt)
                : t('reported_by', {
                    name: report.reporterName,
                    date: momentInAsuncion(report.createdAt),
                  })}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {DECISIONS_ON[kind].map((decision) => (
          <Button
            key={decision}
            kind={decision === 'keep' ? 'secondary' : 'danger'}
            onClick={() => setAsked(decision)}
            aria-label={`${t(`decide_${decision}`)}: ${title}`}
            className="grow"
          >
            {t(`decide_${decision}`)}
          </Button>
        ))}
      </div>
      {asked && <DecideDialog thing={thing} decision={asked} onClose={() => setAsked(null)} />}
    </li>
  )
}
