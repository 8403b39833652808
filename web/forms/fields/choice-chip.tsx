import type { ComponentPropsWithRef, ReactNode } from 'react'

type ChoiceChipProps = ComponentPropsWithRef<'input'> & {
  children: ReactNode
  shape?: 'pill' | 'box'
}

const SHAPES = {
  pill: 'rounded-full px-4',
  box: 'rounded-field px-3 wide:flex-col wide:justify-center wide:py-3 wide:text-center',
} as const

/** A radio that looks like a chip: the whole of it is the target, and the keyboard works as with any radio. */
export function ChoiceChip({
  children,
  shape = 'pill',
  className = '',
  ...radio
}: ChoiceChipProps) {
  return (
    <label
      className={`relative inline-flex min-h-11 cursor-pointer items-center gap-2 border border-line bg-card font-medium transition-colors duration-150 ease-calm hover:border-line-strong has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${SHAPES[shape]} ${className}`}
    >
      <input type="radio" className="sr-only" {...radio} />
      {children}
    </label>
  )
}
