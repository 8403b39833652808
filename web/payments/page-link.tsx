import type { ReactNode } from 'react'

type PageLinkProps = { href: string; kind?: 'primary' | 'secondary'; children: ReactNode }

const KINDS = {
  primary: 'bg-accent-fill text-white hover:bg-[#1d4ed8]',
  secondary: 'border border-line bg-card text-ink hover:bg-sunken',
} as const

/** A button's look on a link that loads the page: into and out of what has headers of its own. */
export function PageLink({ href, kind = 'primary', children }: PageLinkProps) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-field px-4 text-center font-semibold no-underline transition-colors duration-150 ease-calm ${KINDS[kind]}`}
    >
      {children}
    </a>
  )
}
