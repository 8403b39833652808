import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'

const HelpCode = lazyPart(() => import('#browser/ui/states/help-code.tsx'), 'HelpCode')

type EmptyStateProps = {
  icon: LucideIcon
  title: string
  text?: string
  /** h1 where it is all that the page says. */
  heading?: 'h1' | 'h2' | undefined
  /** Why it failed: where we can tell what it is called in our log, so that help can be asked for. */
  error?: unknown
  children?: ReactNode
}

/** Says what will be here and offers the one next step; also for failing and offline. */
export function EmptyState({
  icon: Icon,
  title,
  text,
  heading: Heading = 'h2',
  error,
  children,
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-3 px-4 py-14 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-strong">
        <Icon size={28} aria-hidden />
      </span>
      <Heading className="text-lg">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {error ? (
        <Later>
          <HelpCode error={error} />
        </Later>
      ) : null}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
