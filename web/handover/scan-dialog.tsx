import { useRef, useState } from 'react'
import type { Handover } from '#contract/handover'
import { readQr } from '#rules/handover'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { type Judgement, judgeScan } from './judge-scan.ts'
import { useScan } from './use-scan.ts'

type ScanDialogProps = {
  tradeId: number
  handover: Handover
  /** The other side's code; `isProved`: this device found that it is theirs. */
  onCode: (code: string, isProved: boolean) => void
  /** The code will be typed instead. */
  onType: () => void
  onClose: () => void
}

/** The other's QR, read with the camera while this stands open. */
export function ScanDialog({ tradeId, handover, onCode, onType, onClose }: ScanDialogProps) {
  const t = useWords('handover')
  const video = useRef<HTMLVideoElement>(null)
  const [told, setTold] = useState<Exclude<Judgement, 'matches'> | null>(null)

  async function take(text: string): Promise<boolean> {
    const judgement = await judgeScan(text, { tradeId, ...handover })
    const scanned = readQr(text)
    const isProved = judgement === 'matches'
    // The server may know better (J191), but of one's own it does not.
    const isAsked = judgement === 'wrong' && navigator.onLine && scanned?.proof !== handover.proof
    if (scanned && (isProved || isAsked)) {
      onCode(scanned.code, isProved)
      return true
    }
    setTold(isProved ? null : judgement)
    return false
  }
  const state = useScan(video, take)
  const isLooking = state === 'looking'
  const isRefused = !isLooking && state !== 'opening'

  return (
    <Dialog title={t('scan_title')} onClose={onClose}>
      <div className="grid gap-4">
        {isRefused ? (
          <Problem>{t(`camera_${state}`)}</Problem>
        ) : (
          <p className="text-muted">{t('scan_text')}</p>
        )}
        <video
          ref={video}
          muted
          playsInline
          aria-hidden
          className={`aspect-square w-full rounded-card bg-ink object-cover ${isRefused ? 'hidden' : ''}`}
        />
        <p role="status" className={isRefused ? 'sr-only' : 'min-h-6 font-medium'}>
          {isLooking && told ? t(`told_${told}`) : state === 'opening' ? t('opening') : ''}
        </p>
        <Button kind={isRefused ? 'primary' : 'secondary'} onClick={onType}>
          {t('type')}
        </Button>
      </div>
    </Dialog>
  )
}
