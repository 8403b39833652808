import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { CONTROL, Field } from '#web/ui/field.tsx'

type PasswordFieldProps = ComponentPropsWithRef<'input'> & {
  label: string
  problem?: string
  hint?: string
}

/** A password with a button that shows what is typed. */
export function PasswordField({ label, problem, hint, ...input }: PasswordFieldProps) {
  const t = useWords('shell')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${CONTROL} pe-12`}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
            aria-label={t('show_password')}
            aria-controls={control.id}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
          >
            <Icon size={20} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
