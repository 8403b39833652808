import type { ReactNode } from 'react'

type BubbleProps = {
  isOwn: boolean
  /** Whose it is, for whoever does not see on which side it stands. */
  by: string
  /** The last line: time and where it is. */
  foot: ReactNode
  children: ReactNode
}

/** One's own at the end side, the other's at the start side. */
export function Bubble({ isOwn, by, foot, children }: BubbleProps) {
  return (
    <div className={`flex ${isOwn ? 'justify-end' : 'justify-start'}`}>
      <div
        className={`grid max-w-[85%] min-w-0 gap-1 rounded-card px-3 py-2 ${
          isOwn ? 'rounded-ee-sm bg-accent-soft' : 'rounded-es-sm border border-line bg-card'
        }`}
      >
        <span className="sr-only">{by}</span>
        {children}
        <div className="numbers flex items-center justify-end gap-1 text-sm text-muted">{foot}</div>
      </div>
    </div>
  )
}
