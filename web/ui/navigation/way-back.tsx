import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'

type WayBackProps = {
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

/** Above a page: to the list that it is of. */
export function WayBack({ href, onClick, children }: WayBackProps) {
  return (
    <div>
      <Link
        href={href}
        onClick={onClick}
        className="-ms-2 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-field px-2 font-medium text-accent-strong no-underline hover:bg-accent-soft"
      >
        <ArrowLeft size={20} aria-hidden />
        <span>{children}</span>
      </Link>
    </div>
  )
}
