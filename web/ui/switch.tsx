import { type ReactNode, useId } from 'react'

type SwitchProps = {
  label: string
  /** What to know before it is turned; part of its description. */
  hint?: ReactNode
  isOn: boolean
  /** On its way, or nothing that can be done here: it keeps the focus. */
  isStill?: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is on or off, and changes at once. The whole line turns it. */
export function Switch({ label, hint, isOn, isStill = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold has-aria-disabled:cursor-default">
        {label}
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isStill || undefined}
          aria-describedby={hint ? id : undefined}
          onChange={() => !isStill && onChange(!isOn)}
          className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors duration-150 ease-calm before:absolute before:start-1 before:top-1 before:size-5 before:rounded-full before:bg-white before:transition-transform before:duration-150 checked:bg-accent-fill checked:before:translate-x-5 aria-disabled:cursor-default aria-disabled:opacity-55"
        />
      </label>
      {hint && (
        <p id={id} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
