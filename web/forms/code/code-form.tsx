import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AUTO_SUBMIT_MS } from '#terms/accounts'
import { useProblem, useWords } from '#web/i18n/use-words.ts'
import { afterPress } from '#web/ui/after-press.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { codeFrom, hasForeignSigns, isWholeCode } from './code.ts'

type CodeFormProps = {
  /** As the link carries it, where one came by one. */
  linkCode?: string
  /** A whole code of the link is sent by itself after a moment. */
  sendsLink?: boolean
  /** How often a code was refused: each time the field is emptied for the next. */
  refused: number
  busy: boolean
  /** How long it holds, of a code that is not one of a mail. */
  hint?: string
  onSubmit: (code: string) => void
}

export function CodeForm(props: CodeFormProps) {
  const { linkCode = '', sendsLink = false, refused, busy, hint, onSubmit } = props
  const t = useWords('accounts')
  const problem = useProblem()
  const ref = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState(() => codeFrom(linkCode))
  const [mistake, setMistake] = useState<'code_digits' | 'code_length' | 'code_invalid'>()
  const [refusedBefore, setRefusedBefore] = useState(refused)
  // A touch takes the field over: from then on only the button sends.
  const [isFromLink, setFromLink] = useState(() => sendsLink && isWholeCode(code))

  if (refused !== refusedBefore) {
    setRefusedBefore(refused)
    setCode('')
    setMistake('code_invalid')
  }

  const submitFromLink = useEffectEvent(() => {
    setFromLink(false)
    if (!busy) onSubmit(code)
  })
  useEffect(() => {
    if (!isFromLink) return
    const timer = setTimeout(submitFromLink, AUTO_SUBMIT_MS)
    return () => clearTimeout(timer)
  }, [isFromLink])
  useEffect(() => {
    if (refused > 0) ref.current?.focus()
  }, [refused])

  const complainIfShort = useEffectEvent(() => {
    if (code !== '' && !isWholeCode(code)) setMistake('code_length')
  })

  function take(text: string, isPasted: boolean) {
    setFromLink(false)
    setCode(codeFrom(text))
    setMistake(!isPasted && hasForeignSigns(text) ? 'code_digits' : undefined)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setFromLink(false)
        if (!busy && isWholeCode(code)) onSubmit(code)
      }}
      className="grid gap-4"
    >
      <Field label={t('code')} hint={hint ?? t('code_hint')} problem={problem(mistake)}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            name="code"
            value={code}
            onChange={(event) => take(event.target.value, false)}
            onPaste={(event) => {
              event.preventDefault()
              take(event.clipboardData.getData('text'), true)
            }}
            onBlur={() => afterPress(complainIfShort)}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            className={`${CONTROL} numbers min-h-16 text-center text-2xl font-semibold tracking-[0.4em] ps-[0.4em]`}
          />
        )}
      </Field>
      <SubmitButton busy={busy} disabled={!isWholeCode(code)}>
        {busy ? t('verifying') : t('verify')}
      </SubmitButton>
    </form>
  )
}
