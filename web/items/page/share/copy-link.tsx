import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** How long the button says that it was copied. */
const COPIED_MS = 2_000

/** The address in full sight: what cannot be copied by the button can be copied by hand. */
export function CopyLink({ address }: { address: string }) {
  const t = useWords('items')
  const field = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (button: HTMLButtonElement) => {
    const input = field.current?.querySelector('input')
    if (!input) return
    clearTimeout(timer.current)
    if (await copyFrom(input)) {
      button.focus()
      setState('copied')
      toast({ kind: 'done', title: t('link_copied') })
      timer.current = setTimeout(() => setState('idle'), COPIED_MS)
      return
    }
    setState('failed')
    const text = t('link_not_copied_text')
    toast({ kind: 'problem', title: t('link_not_copied'), text })
  }

  const problem =
    state === 'failed' ? `${t('link_not_copied')}. ${t('link_not_copied_text')}` : undefined
  return (
    <div ref={field} className="mt-3 grid gap-3 border-t border-line pt-4">
      <Field label={t('link')} problem={problem}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className={CONTROL}
          />
        )}
      </Field>
      <Button kind="secondary" onClick={(event) => copy(event.currentTarget)}>
        {state === 'copied' ? <Check size={20} aria-hidden /> : <Copy size={20} aria-hidden />}
        {/* A toast is behind an open dialog: readers hear it here. */}
        <span aria-live="polite">{t(state === 'copied' ? 'link_copied' : 'link_copy')}</span>
      </Button>
    </div>
  )
}

/** Copying a field's text. Over plain http (a phone in the local network) browsers have no clipboard. */

/** Whether it was copied. If not, the text is left selected, ready to be copied by hand. */
async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Missing, or refused by the person or the frame: the old command may still do it.
    field.focus()
    field.select()
    return 'execCommand' in document && document.execCommand('copy')
  }
}
