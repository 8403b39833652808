import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import type { QueuedVerification } from '#contract/verification'
import { PDF_TYPE } from '#terms/verification'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

type QueueDocumentProps = { waiting: QueuedVerification; name: string }

/** Fetched only when somebody wants to see it: each look is written down. A new tab shows a PDF better than we would. */
export function QueueDocument({ waiting, name }: QueueDocumentProps) {
  const t = useWords('verification')
  const [isShown, setShown] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { userId, verificationType: kind, requestedAt } = waiting
  // Another request is another address: an older picture is not shown for a newer one.
  const path = `/api/admin/verifications/${encodeURIComponent(userId)}/${kind}/document?of=${encodeURIComponent(requestedAt)}`
  if (waiting.documentType === PDF_TYPE) {
    return (
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-strong"
      >
        <ExternalLink size={20} aria-hidden />
        {t('open_pdf')}
      </a>
    )
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'hide_document' : 'see_document')}
      </Button>
      {isShown && hasFailed && (
        <p role="alert" className="text-danger">
          {t('document_failed')}
        </p>
      )}
      {isShown && !hasFailed && (
        <img
          src={path}
          alt={t('document_of', { kind: t(`kind_${kind}`), name })}
          onError={() => setFailed(true)}
          className="max-h-[80vh] w-full rounded-field border border-line bg-sunken object-contain"
        />
      )}
    </div>
  )
}
