import { Check } from 'lucide-react'
import type { OfferedPackage } from '#contract/verification'
import { useWords } from '#web/i18n/use-words.ts'
import { formatCents } from '#web/payments/cents.ts'
import { Badge } from '#web/people/badge.tsx'
import { Button } from '#web/ui/button.tsx'

type PackageCardProps = { pack: OfferedPackage; onSelect: () => void }

/** Price, badge, features, the proofs it takes; gold is marked. */
export function PackageCard({ pack, onSelect }: PackageCardProps) {
  const t = useWords('verification')
  const isGold = pack.badgeLevel === 'gold'
  const isCheaper = !pack.isBought && pack.toPay < pack.price
  return (
    <li
      className={`flex flex-col gap-3 rounded-card border bg-card p-4 ${isGold ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="grow text-lg">{pack.name}</h3>
        {isGold && (
          <span className="rounded-full bg-accent-fill px-2.5 py-0.5 text-sm font-semibold text-white">
            {t('most_popular')}
          </span>
        )}
      </div>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="numbers text-2xl font-semibold">
          {formatCents(isCheaper ? pack.toPay : pack.price)}
        </span>
        <Badge level={pack.badgeLevel} />
      </p>
      {isCheaper && (
        <p className="text-sm text-muted">{t('difference', { price: formatCents(pack.price) })}</p>
      )}
      <p className="text-muted">{pack.description}</p>
      <ul className="grid gap-1.5">
        {pack.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-done" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t('includes')}: {pack.verificationTypes.map((proof) => t(`proof_${proof}`)).join(' · ')}
      </p>
      <div className="mt-auto">
        {pack.isBought ? (
          <p className="flex min-h-11 items-center gap-2 font-semibold text-done">
            <Check size={20} aria-hidden />
            {t('is_bought')}
          </p>
        ) : (
          <Button
            kind={isGold ? 'primary' : 'secondary'}
            onClick={onSelect}
            aria-label={t('select_named', { name: pack.name })}
            className="w-full"
          >
            {t('select')}
          </Button>
        )}
      </div>
    </li>
  )
}
