import { Coins, MoveLeft, MoveRight } from 'lucide-react'
import type { TradePage } from '#contract/trades'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useOfferWords } from '#web/trades/offer-words.tsx'
import { SidePicture } from '#web/trades/side-picture.tsx'
import { type Gives, sidesOf } from '#web/trades/sides.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type CompletedMomentProps = { trade: TradePage; me: string; name: string }

/** Both have what they wanted: what went where, and what it has earned. How it went is asked below (J196). */
export function CompletedMoment({ trade, me, name }: CompletedMomentProps) {
  const t = useWords('moments')
  const { given, got } = sidesOf(trade, me)
  return (
    <div className="grid gap-3 rounded-card border border-line bg-card p-4 motion-safe:animate-appear">
      <Way side={given} label={t('goes', { name })} isMine={false} />
      <Way side={got} label={t('stays')} isMine />
      {/* What an earlier version of the app has kept on the device says nothing of it. */}
      {trade.earned ? (
        <p className="-mb-2 flex flex-wrap items-center gap-x-3 border-t border-line pt-1">
          <span className="numbers flex min-w-0 grow items-center gap-2 font-semibold">
            <Coins size={22} aria-hidden className="shrink-0 text-done" />
            <span>{t('earned', { count: trade.earned })}</span>
          </span>
          <TextLink href={paths.tokens}>{t('my_tokens')}</TextLink>
        </p>
      ) : null}
    </div>
  )
}

type WayProps = { side: Gives; label: string; isMine: boolean }

function Way({ side, label, isMine }: WayProps) {
  const t = useWords('moments')
  const words = useOfferWords()
  const things = [
    ...side.items.map(({ title }) => title),
    ...(side.money > 0 ? [words.value(side.money)] : []),
  ]
  const list = new Intl.ListFormat(LOCALES[activeLanguage()], { type: 'conjunction' })
  const Icon = isMine ? MoveLeft : MoveRight
  return (
    <div className="flex items-center gap-3">
      <SidePicture side={side} className="size-14" />
      <Icon size={20} aria-hidden className="shrink-0 text-muted rtl:-scale-x-100" />
      <p className="min-w-0">
        <span className="block text-sm text-muted">{label}</span>
        <span className="line-clamp-3 font-semibold wrap-anywhere">
          {things.length > 0 ? list.format(things) : t('as_agreed')}
        </span>
      </p>
    </div>
  )
}
