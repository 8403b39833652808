import { Banknote, MessagesSquare } from 'lucide-react'
import { Link } from 'wouter'
import type { PublicPerson } from '#contract/accounts'
import type { TradeItem } from '#contract/trades'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { useOfferWords } from '#web/trades/offer-words.tsx'
import { sumOf } from '#web/trades/value-gap.ts'
import { paths } from '#web/ui/navigation/paths.ts'

type SideItemsProps = {
  /** What this side does: "Tú das". */
  title: string
  /** Whose they are; left out for one's own. */
  owner?: PublicPerson
  items: readonly TradeItem[]
  /** Guaraníes. */
  money?: number
  /** Nothing is named yet: it is agreed later. */
  isOpen?: boolean
}

const MARK =
  'grid size-16 shrink-0 place-items-center rounded-field bg-accent-soft text-accent-strong'

/** What one side of a trade gives: its items, each with its page, and money. */
export function SideItems({ title, owner, items, money = 0, isOpen = false }: SideItemsProps) {
  const t = useWords('trades')
  const words = useOfferWords()
  const isSeveral = items.length + (money > 0 ? 1 : 0) > 1
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-3 rounded-card border border-line bg-card p-4"
    >
      <header className="min-w-0">
        <h2 className="text-base">{title}</h2>
        {owner && (
          <p className="text-sm wrap-anywhere">
            <OwnerName owner={owner} />
          </p>
        )}
      </header>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id}>
            <article className="relative flex gap-3 large:grid">
              <Thumb photo={item.photos[0]} />
              <div className="grid min-w-0 content-start gap-0.5">
                <ItemName item={item} />
                <p className="numbers text-sm font-semibold text-accent-strong">
                  {words.value(item.estimatedValue)}
                </p>
                {item.isGone && <p className="text-sm text-muted">{t('gone')}</p>}
                <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{item.description}</p>
              </div>
            </article>
          </li>
        ))}
        {money > 0 && (
          <li className="flex items-center gap-3 large:grid">
            <span className={MARK}>
              <Banknote size={24} aria-hidden />
            </span>
            <p>
              <span className="numbers block font-semibold">{words.value(money)}</span>
              <span className="text-sm text-muted">{t('in_money')}</span>
            </p>
          </li>
        )}
        {isOpen && (
          <li className="flex items-center gap-3">
            <span className={MARK}>
              <MessagesSquare size={24} aria-hidden />
            </span>
            <p className="font-semibold">{t('offer_open')}</p>
          </li>
        )}
      </ul>
      {isSeveral && (
        <p className="numbers border-t border-line pt-2 text-sm font-semibold">
          {t('sum', { money: words.value(sumOf(items, money)) })}
        </p>
      )}
    </section>
  )
}

function OwnerName({ owner }: { owner: PublicPerson }) {
  const name = `${owner.firstName} ${owner.lastName}`.trim()
  if (owner.hasLeft) return <span className="text-muted">{name}</span>
  return (
    <Link href={paths.person(owner.id)} className="-my-3 inline-block min-w-11 py-3 text-muted">
      {name}
    </Link>
  )
}

function ItemName({ item }: { item: TradeItem }) {
  const look = 'font-semibold wrap-anywhere'
  if (item.isGone) return <p className={look}>{item.title}</p>
  return (
    <Link href={paths.item(item.id)} className={`${look} after:absolute after:inset-0`}>
      {item.title}
    </Link>
  )
}
