import { HandHelping, ShieldAlert } from 'lucide-react'
import { useId, useState } from 'react'
import type { Handover } from '#contract/handover'
import { grouped, qrText } from '#rules/handover'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { QrPicture } from '#web/ui/qr/qr-picture.tsx'

type OwnCodeProps = { tradeId: number; handover: Handover }

/** One's own code and its QR, after a tap: nobody reads it over a shoulder, or copies it out by mistake (D52). */
export function OwnCode({ tradeId, handover }: OwnCodeProps) {
  const t = useWords('handover')
  const [isTogether, setTogether] = useState(false)
  const id = useId()
  const { version, code, proof } = handover
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t('own_intro')}</p>
      <Button
        kind={isTogether ? 'secondary' : 'primary'}
        aria-expanded={isTogether}
        aria-controls={id}
        onClick={() => setTogether(!isTogether)}
      >
        <HandHelping size={20} aria-hidden className="shrink-0" />
        <span>{t(isTogether ? 'hide' : 'together')}</span>
      </Button>
      <div id={id}>
        {isTogether && (
          <div className="grid gap-3">
            <div className="flex gap-2 rounded-field bg-danger-soft p-3">
              <ShieldAlert size={20} aria-hidden className="shrink-0 text-danger" />
              <div>
                <p className="font-semibold text-danger">{t('secret')}</p>
                <p className="text-sm">{t('secret_text')}</p>
              </div>
            </div>
            <p className="text-center">
              <span
                aria-hidden
                translate="no"
                className="numbers text-[2.5rem] leading-tight font-semibold tracking-wider select-none"
              >
                {grouped(code)}
              </span>
              {/* Read as one number it would be of no use to who listens. */}
              <span className="sr-only">{t('own_digits', { digits: [...code].join(', ') })}</span>
            </p>
            <QrPicture text={qrText({ tradeId, version, code, proof })} label={t('own_qr')} />
          </div>
        )}
      </div>
    </div>
  )
}
