import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfferedPackage } from '#contract/verification'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'
import { refreshAll } from '#web/verification/mutations.ts'
import { packagesQuery } from '#web/verification/queries.ts'
import { VerificationProblem } from '#web/verification/verification-problem.tsx'
import { rememberChosen } from './chosen-package.ts'
import { PackageCard } from './package-card.tsx'

const loadBuying = () => part(() => import('#browser/payments/page/buy-package.tsx'), 'BuyPackage')

/** What opens more steps. Paying comes with its own code when it is wanted. */
export function PackageList() {
  const t = useWords('verification')
  const client = useQueryClient()
  const packages = useQuery(packagesQuery(activeLanguage()))
  const [chosen, setChosen] = useState<OfferedPackage>()
  const { Part: BuyPackage, open, close } = useLater(loadBuying)

  const select = (pack: OfferedPackage) => {
    setChosen(pack)
    rememberChosen(pack.name)
    open()
  }
  const onPaid = () => {
    close()
    refreshAll(client)
  }

  if (!packages.data && (packages.error || packages.fetchStatus === 'paused')) {
    return <VerificationProblem query={packages} title={t('load_failed')} />
  }
  return (
    <section aria-labelledby="packages" className="grid gap-3">
      <header className="grid gap-1">
        <h2 id="packages" className="text-lg">
          {t('packages')}
        </h2>
        <p className="text-muted">{t('packages_text')}</p>
      </header>
      {packages.data ? (
        <ul className="grid gap-4 wide:grid-cols-3">
          {packages.data.map((pack) => (
            <PackageCard key={pack.id} pack={pack} onSelect={() => select(pack)} />
          ))}
        </ul>
      ) : (
        <div aria-hidden className="skeleton h-80 rounded-card" />
      )}
      {BuyPackage && chosen && <BuyPackage pack={chosen} onPaid={onPaid} onClose={close} />}
    </section>
  )
}
