import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'

type PartProps = {
  title: string
  children: ReactNode
  /** Where there is more, and how that is called. */
  more?: { href: string; name: string } | undefined
  isBusy?: boolean
}

/** One of the parts of the home: its name and up to three lines. */
export function Part({ title, more, children, isBusy = false }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBusy}
      className="flex w-[min(21rem,84vw)] shrink-0 grow snap-start flex-col overflow-hidden rounded-field bg-paper"
    >
      <div className="flex min-h-0 shrink-0 basis-[2.5rem] items-center justify-between gap-2 px-3">
        <h2 id={id} className="truncate text-sm font-semibold">
          {title}
        </h2>
        {more && (
          <Link
            href={more.href}
            className="-my-1 inline-flex min-h-11 shrink-0 items-center text-sm font-medium text-accent-strong"
          >
            {more.name}
          </Link>
        )}
      </div>
      {isBusy ? <span className="skeleton mx-3 mb-3 grow rounded-field" /> : children}
    </section>
  )
}

export function Lines({ children }: { children: ReactNode }) {
  return <ul className="grid content-start">{children}</ul>
}

type PartLineProps = { href: string; icon: ReactNode; children: ReactNode }

/** A line that leads somewhere; two rows of letters at most. */
export function PartLine({ href, icon, children }: PartLineProps) {
  return (
    <li>
      <Link
        href={href}
        className="flex h-[2.9rem] items-center gap-2.5 rounded-field px-3 text-sm leading-tight text-ink no-underline -outline-offset-2 hover:bg-sunken"
      >
        {icon}
        <span className="line-clamp-2 min-w-0 grow">{children}</span>
        <ChevronRight size={16} aria-hidden className="shrink-0 text-muted" />
      </Link>
    </li>
  )
}
