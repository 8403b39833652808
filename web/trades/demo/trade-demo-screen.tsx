import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { DemoCounts, DemoRules, DemoStatuses } from './demo-rules.tsx'
import { DemoSteps } from './demo-steps.tsx'

/** /trade-demo: how a trade works, for anybody. */
export function TradeDemoScreen() {
  const t = useWords('demo')
  useTitle(t('title'))
  return (
    <div className="grid gap-8 pt-6 wide:pt-10">
      <header>
        <h1 className="text-xl wide:text-2xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </header>
      <DemoSteps />
      <DemoRules />
      <DemoStatuses />
      <DemoCounts />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.trades}>{t('see_trades')}</ButtonLink>
        <ButtonLink href={paths.home} kind="secondary">
          {t('explore')}
        </ButtonLink>
      </div>
    </div>
  )
}
