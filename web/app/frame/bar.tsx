import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { brand } from '#web/ui/brand.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** The bar at the top: one row, with the search in a second one on a phone's lists. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto grid min-h-14 max-w-7xl grid-cols-[auto_1fr_auto] items-center gap-y-1.5 px-4 py-1.5 wide:min-h-16 wide:grid-cols-[auto_minmax(0,1fr)_auto] wide:gap-4 wide:px-6">
        {children}
      </div>
    </header>
  )
}

export function Brand() {
  return (
    <Link
      href={paths.home}
      className="flex min-h-11 min-w-0 items-center gap-2 text-lg font-bold text-ink no-underline"
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-accent-fill text-white max-[22rem]:hidden">
        <ArrowLeftRight size={18} aria-hidden />
      </span>
      <span className="truncate">{brand}</span>
    </Link>
  )
}

type ContentProps = { children: ReactNode; id?: string; tabIndex?: number }

/** Where the screen stands. */
export function Content({ children, ...place }: ContentProps) {
  return (
    <main
      {...place}
      className="mx-auto max-w-7xl px-4 pb-[calc(6rem+var(--bottom-bar))] outline-none wide:px-6"
    >
      {children}
    </main>
  )
}
