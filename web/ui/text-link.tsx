import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** A link in running text or alone, with a finger's height. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent-strong underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  )
}
