import type { ComponentPropsWithRef } from 'react'
import { PROPOSAL_MESSAGE_MAX } from '#terms/proposals'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'

/** From here on whoever does not see the counter hears it, characters. */
const SOON = 50

type MessageFieldProps = ComponentPropsWithRef<'textarea'> & {
  problem?: string
  /** Characters; below 0 it is too long: that is told, never cut. */
  left: number
  isOptional: boolean
}

export function MessageField({ left, isOptional, ...field }: MessageFieldProps) {
  const t = useWords('proposals')
  const count = `${PROPOSAL_MESSAGE_MAX - left}/${PROPOSAL_MESSAGE_MAX}`
  return (
    <div>
      <LongField
        {...field}
        label={t('message')}
        note={isOptional ? `${t('optional')} · ${count}` : count}
        rows={3}
        aria-required={!isOptional}
        placeholder={t(isOptional ? 'message_example' : 'ask_example')}
        className="field-sizing-content min-h-24"
      />
      <p role="status" className="sr-only">
        {left >= 0 && left <= SOON && t('message_rest', { left })}
      </p>
    </div>
  )
}
