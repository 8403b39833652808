import { ScanLine } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Handover } from '#contract/handover'
import { plain } from '#terms/text'
import { codeFrom, hasForeignSigns, isWholeCode } from '#web/forms/code/code.ts'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useOnline } from '#web/ui/use-online.ts'

const loadScan = () => part(() => import('#browser/handover/scan-dialog.tsx'), 'ScanDialog')

type EnterCodeProps = {
  tradeId: number
  handover: Handover
  busy: boolean
  /** What the server said of the last one. */
  problem?: string
  /** The other side's code; `isProved`: it was scanned, and this device found that it is theirs. Answers whether it was taken. */
  onCode: (code: string, isProved: boolean) => Promise<boolean>
}

/** The other side's code: typed, or read with the camera, which is asked for at the press only (D52). */
export function EnterCode({ tradeId, handover, busy, problem, onCode }: EnterCodeProps) {
  const t = useWords('handover')
  const problemOf = useProblem()
  const online = useOnline()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [mistake, setMistake] = useState<'code_digits' | 'code_length'>()
  const { Part: ScanDialog, ...scan } = useLater(loadScan)
  /** How often one came back from the camera to type. */
  const [typed, setTyped] = useState(0)

  // The dialog has given the focus back to its button by then.
  useEffect(() => {
    if (typed > 0) field.current?.focus()
  }, [typed])

  function take(text: string, isPasted: boolean) {
    const read = plain(text)
    setCode(codeFrom(read))
    setMistake(!isPasted && hasForeignSigns(read) ? 'code_digits' : undefined)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (isWholeCode(code)) {
      void onCode(code, false).then((isTaken) => isTaken && setCode(''))
      return
    }
    setMistake('code_length')
    field.current?.focus()
  }

  return (
    <div className="grid gap-4">
      <Button
        kind="secondary"
        onClick={scan.open}
        onPointerEnter={scan.prepare}
        aria-haspopup="dialog"
      >
        <ScanLine size={20} aria-hidden className="shrink-0" />
        {t('scan')}
      </Button>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label={t('enter')}
          hint={t(online ? 'enter_hint' : 'enter_offline')}
          problem={problemOf(mistake) ?? problem}
        >
          {(control) => (
            <input
              {...control}
              ref={field}
              name="handover-code"
              value={code}
              onChange={(event) => take(event.target.value, false)}
              onPaste={(event) => {
                event.preventDefault()
                take(event.clipboardData.getData('text'), true)
              }}
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              className={`${CONTROL} numbers min-h-14 text-center text-xl font-semibold tracking-[0.3em] ps-[0.3em]`}
            />
          )}
        </Field>
        <SubmitButton busy={busy}>{t('confirm')}</SubmitButton>
      </form>
      {ScanDialog && (
        <ScanDialog
          tradeId={tradeId}
          handover={handover}
          onCode={(scanned, isProved) => {
            scan.close()
            void onCode(scanned, isProved)
          }}
          onType={() => {
            scan.close()
            setTyped(typed + 1)
          }}
          onClose={scan.close}
        />
      )}
    </div>
  )
}
