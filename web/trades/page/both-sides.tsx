import { ArrowLeftRight, Banknote } from 'lucide-react'
import { Link } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { useOfferWords } from '#web/trades/offer-words.tsx'
import type { Gives, Sides } from '#web/trades/sides.ts'
import { paths } from '#web/ui/navigation/paths.ts'

/** What an answer is about, at a size worth looking at: the first of each side, and what else there is in words. */
export function BothSides({ given, got }: Sides) {
  const t = useWords('trade')
  return (
    <div className="relative grid grid-cols-2 gap-2">
      <Side title={t('you_give')} {...given} />
      <Side title={t('you_get')} {...got} />
      <span
        aria-hidden
        className="absolute inset-x-0 top-18 mx-auto grid size-9 place-items-center rounded-full border border-line bg-card"
      >
        <ArrowLeftRight size={18} />
      </span>
    </div>
  )
}

const PICTURE = 'h-24 w-full wide:h-44'

function Side({ title, items, money }: Gives & { title: string }) {
  const t = useWords('trades')
  const words = useOfferWords()
  const [first, ...further] = items
  return (
    <div className="relative grid min-w-0 content-start gap-1 rounded-card border border-line bg-card p-2 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent">
      <p className="text-sm text-muted">{title}</p>
      {first ? (
        <Thumb photo={first.photos[0]} className={PICTURE} />
      ) : (
        <span
          className={`grid place-items-center rounded-field bg-accent-soft text-accent-strong ${PICTURE}`}
        >
          <Banknote size={36} aria-hidden />
        </span>
      )}
      {first && (
        <p className="line-clamp-1 text-sm font-semibold wrap-anywhere wide:line-clamp-2">
          {first.isGone ? (
            <span>{first.title}</span>
          ) : (
            <Link
              href={paths.item(first.id)}
              className="text-ink no-underline outline-none after:absolute after:inset-0"
            >
              {first.title}
            </Link>
          )}
        </p>
      )}
      <p className="numbers flex flex-wrap gap-x-1.5 text-sm">
        {first && <span className="font-semibold">{words.value(first.estimatedValue)}</span>}
        {further.length > 0 && <span>{t('and_more', { count: further.length })}</span>}
        {money > 0 && (
          <span className="font-semibold">
            {first ? `+ ${words.value(money)}` : words.value(money)}
          </span>
        )}
      </p>
    </div>
  )
}
