import { useState } from 'react'
import type { VerificationRecord } from '#contract/verification'
import { isDocumentKind, stepOf } from '#rules/verification'
import type { DocumentKind } from '#terms/verification'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { AskButton } from '#web/verification/ask-button.tsx'
import { CodeStep } from './code-step.tsx'
import { WorkAddressStep } from './work-address-step.tsx'

/** Choosing and shrinking a picture is no small script: it comes where there is one to choose. */
const DocumentStep = lazyPart(
  () => import('#browser/verification/page/document-step.tsx'),
  'DocumentStep',
)

type ProofStepProps = { proof: VerificationRecord; onDone: () => void }

/** The one next step, by the rule; nothing once it is done. */
export function ProofStep({ proof, onDone }: ProofStepProps) {
  const t = useWords('verification')
  const { verificationType: kind, subject } = proof
  const step = stepOf(proof)
  if (step === 'done') return null
  if (isDocumentKind(kind)) {
    if (step === 'wait') return <HandedIn kind={kind} onDone={onDone} />
    return <Document kind={kind} onSent={onDone} />
  }
  if (step === 'code') return <CodeStep kind={kind} subject={subject ?? ''} onDone={onDone} />
  if (step === 'wait') {
    return <p className="text-muted">{t('wait_phone', { subject: subject ?? '' })}</p>
  }
  if (kind === 'corporate_email') return <WorkAddressStep known={subject ?? ''} onSent={onDone} />
  return <RequestStep kind={kind} onSent={onDone} />
}

type DocumentProps = { kind: DocumentKind; onSent: () => void }

const Document = (props: DocumentProps) => (
  <Later shape={<span className="skeleton h-24 rounded-field" />}>
    <DocumentStep {...props} />
  </Later>
)

/** It waits; a better picture may still take its place. */
function HandedIn({ kind, onDone }: { kind: DocumentKind; onDone: () => void }) {
  const t = useWords('verification')
  const [isChanging, setChanging] = useState(false)
  if (!isChanging) {
    return (
      <div className="grid justify-items-start gap-1">
        <p className="text-muted">{t('wait_document')}</p>
        <Button kind="quiet" onClick={() => setChanging(true)} className="-ms-4">
          {t('change')}
        </Button>
      </div>
    )
  }
  const close = () => {
    setChanging(false)
    onDone()
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Document kind={kind} onSent={close} />
      <Button kind="quiet" onClick={close} className="-ms-4">
        {t('close_again')}
      </Button>
    </div>
  )
}

type RequestStepProps = { kind: 'email' | 'phone'; onSent: () => void }

/** One press: a code comes by mail, or somebody calls. */
function RequestStep({ kind, onSent }: RequestStepProps) {
  const t = useWords('verification')
  const { user } = useSession()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">
        {kind === 'email' ? t('do_email', { address: user?.email ?? '' }) : t('do_phone')}
      </p>
      <AskButton kind={kind} onSent={onSent} />
    </div>
  )
}
