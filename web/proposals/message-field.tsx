import { PROPOSAL_MESSAGE_MAX } from '#terms/proposals'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

/** From here on whoever does not see the counter hears it, characters. */
const SOON = 50

type MessageFieldProps = {
  message: string
  /** Characters; below 0 it is too long: that is told, never cut. */
  left: number
  isOptional: boolean
  onChange: (message: string) => void
  problem: string | undefined
}

export function MessageField({ message, left, isOptional, ...rest }: MessageFieldProps) {
  const t = useWords('proposals')
  const { onChange, problem } = rest
  const count = `${PROPOSAL_MESSAGE_MAX - left}/${PROPOSAL_MESSAGE_MAX}`
  return (
    <div>
      <Field
        label={t('message')}
        note={isOptional ? `${t('optional')} · ${count}` : count}
        problem={problem}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={message}
            aria-required={!isOptional}
            onChange={(event) => onChange(event.target.value)}
            placeholder={t('message_example')}
            className={`${CONTROL} field-sizing-content min-h-24`}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {left >= 0 && left <= SOON && t('message_rest', { left })}
      </p>
    </div>
  )
}
