import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { sumOf } from '#web/trades/value-gap.ts'
import { ValueGapLine } from '#web/trades/value-gap-line.tsx'
import { guaranies } from './shelf/guaranies.ts'

type Thing = Pick<Item, 'id' | 'title' | 'estimatedValue' | 'photos'>
/** Guaraníes. */
type Gives = { items: readonly Thing[]; money?: number }
type TwoSidesProps = {
  given: Gives
  got: Gives
  /** What is said of how far apart they are; left out: how much. */
  children?: ReactNode
}

/** What each side gives, side by side with what it is worth, before anything is sent. */
export function TwoSides({ given, got, children }: TwoSidesProps) {
  const t = useWords('proposals')
  return (
    <section aria-label={t('sides')} className="grid gap-2">
      <h3 className="text-base">{t('sides')}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch gap-2 large:grid-cols-1">
        <Side title={t('give')} {...given} />
        <ArrowLeftRight size={22} aria-hidden className="self-center text-muted large:mx-auto" />
        <Side title={t('get')} {...got} />
      </div>
      {children ?? (
        <div role="status">
          <ValueGapLine given={given} got={got} />
        </div>
      )}
    </section>
  )
}

function Side({ title, items, money = 0 }: Gives & { title: string }) {
  const t = useWords('proposals')
  const sum = guaranies(sumOf(items, money))
  const instead = items.length === 0 && money === 0 ? t('nothing_yet') : undefined
  const cash = guaranies(money)
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-3">
      <h4 className="text-sm font-semibold text-muted">{title}</h4>
      {instead && <p className="font-medium">{instead}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-2">
            <Thumb photo={item.photos[0]} className="size-10" />
            <span className="min-w-0 grow basis-20 text-sm wrap-anywhere">{item.title}</span>
          </li>
        ))}
        {cash && (
          <li className="flex flex-wrap justify-between gap-x-2 text-sm">
            <span>{t('money')}</span>
            <span className="numbers">{cash}</span>
          </li>
        )}
      </ul>
      {!instead && (
        <p className="numbers mt-auto border-t border-line pt-2 text-sm font-semibold">
          {sum ? t('sum', { money: sum }) : t('no_value')}
        </p>
      )}
    </div>
  )
}
