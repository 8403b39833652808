import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  type: 'checkbox' | 'radio'
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const PILL =
  'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-line-strong/50 bg-card px-3.5 text-sm transition-colors duration-150 ease-calm select-none hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-strong has-focus-visible:outline-3 has-focus-visible:outline-accent'
const ROW =
  'wide:-mx-2 wide:min-h-9 wide:w-[calc(100%+1rem)] wide:gap-2.5 wide:rounded-field wide:border-transparent wide:px-2 wide:hover:bg-sunken wide:has-checked:border-transparent'
const MARKS = { checkbox: 'wide:rounded-[5px]', radio: 'wide:rounded-full' } as const

/** A checkbox or radio: a pill under the thumb, a row beside the list. All of it is the target. */
export function ChoicePill({ type, name, isChosen, onChoose, children }: Props) {
  return (
    <label className={`${PILL} ${ROW}`}>
      <input
        type={type}
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <span
        aria-hidden
        className={`shrink-0 place-items-center wide:grid wide:size-5 wide:border ${MARKS[type]} ${isChosen ? 'grid wide:border-accent-fill wide:bg-accent-fill wide:text-white' : 'hidden wide:border-line-strong'}`}
      >
        {isChosen && <Check size={15} strokeWidth={2.5} />}
      </span>
      {children}
    </label>
  )
}
