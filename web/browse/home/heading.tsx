import type { Total } from '#web/browse/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'

type Props = { title: string; total: Total | null; searched: string }

/** The screen's name and how much was found; the count is told to those who do not see it change. */
export function Heading({ title, total, searched }: Props) {
  const t = useWords('browse')
  const count = total && t(total.more ? 'count_more' : 'count', { count: total.count })
  const found = [count, searched && t('searched_for', { text: searched })].filter(Boolean)
  return (
    <header className="mt-5 mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 wide:mt-8 wide:mb-4">
      <h1 className="text-xl wide:text-2xl">{title}</h1>
      <p
        role="status"
        className="numbers min-h-[1.5em] w-full text-muted [overflow-wrap:anywhere] wide:w-auto"
      >
        {found.join(' ')}
      </p>
    </header>
  )
}
