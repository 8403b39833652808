import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button.tsx'

type PageLinkProps = { href: string; kind?: 'primary' | 'secondary'; children: ReactNode }

/** A button's look on a link that loads the page: into and out of what has headers of its own. */
export function PageLink({ href, kind = 'primary', children }: PageLinkProps) {
  return (
    <a href={href} className={`${buttonLook(kind)} text-center`}>
      {children}
    </a>
  )
}
