import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = { icon: LucideIcon; title: string; text?: string; children?: ReactNode }

/** Says what will be here and offers the one next step; also for failing and offline. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-3 px-4 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon size={28} aria-hidden />
      </span>
      <h2 className="text-lg">{title}</h2>
      {text && <p className="text-muted">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
