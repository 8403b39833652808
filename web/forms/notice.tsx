import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const KINDS = {
  plain: 'bg-accent-soft text-accent-strong',
  wait: 'bg-wait-soft text-wait',
} as const

type NoticeProps = {
  icon: LucideIcon
  title: string
  text: string
  kind?: keyof typeof KINDS
  children?: ReactNode
}

/** A calm box that stays: a state one should know of, with its one next step. */
export function Notice({ icon: Icon, title, text, kind = 'plain', children }: NoticeProps) {
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card p-3 ps-4 ${KINDS[kind]}`}
    >
      <Icon size={22} aria-hidden className="shrink-0" />
      <div className="min-w-0 grow basis-52">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink">{text}</p>
      </div>
      {children}
    </div>
  )
}
