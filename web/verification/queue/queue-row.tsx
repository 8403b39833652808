import { useState } from 'react'
import type { QueuedVerification } from '#contract/verification'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { KIND_ICONS } from '#web/verification/kinds.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { QueueDocument } from './queue-document.tsx'
import { QueuePhone } from './queue-phone.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDeciding } from './use-deciding.ts'

/** One that waits: who, since when, what they sent. */
export function QueueRow({ waiting }: { waiting: QueuedVerification }) {
  const t = useWords('verification')
  const [isRejecting, setRejecting] = useState(false)
  const [isApproving, setApproving] = useState(false)
  const deciding = useDeciding(waiting)
  const { verificationType: kind, firstName, lastName, dateOfBirth, requestedAt } = waiting
  const Icon = KIND_ICONS[kind]
  const name = `${firstName} ${lastName}`
  const day = (iso: string) => formatDate(iso, activeLanguage())
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon size={20} aria-hidden />
        </span>
        <div className="min-w-0">
          <h3 className="text-base">{t('document_of', { kind: t(`kind_${kind}`), name })}</h3>
          {dateOfBirth && (
            <p className="text-sm text-muted">
              {t('born', { date: day(`${dateOfBirth}T12:00Z`) })}
            </p>
          )}
          <p className="text-sm text-muted">{t('waits_since', { date: day(requestedAt) })}</p>
        </div>
      </div>
      {kind === 'phone' ? (
        <QueuePhone waiting={waiting} />
      ) : (
        <QueueDocument waiting={waiting} name={name} />
      )}
      <div className="flex flex-wrap gap-3">
        {kind !== 'phone' && (
          <Button
            onClick={() =>
              kind === 'government_id' ? setApproving(true) : void deciding.approve()
            }
            aria-disabled={deciding.isBusy}
            className="grow aria-disabled:opacity-55"
          >
            {t('approve')}
          </Button>
        )}
        <Button kind="danger" onClick={() => setRejecting(true)} className="grow">
          {t('reject')}
        </Button>
      </div>
      {isApproving && (
        <ApproveDialog name={name} deciding={deciding} onClose={() => setApproving(false)} />
      )}
      {isRejecting && (
        <RejectDialog name={firstName} deciding={deciding} onClose={() => setRejecting(false)} />
      )}
    </li>
  )
}
