import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#web/admin/loaded.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { AskFactor } from './ask-factor.tsx'
import { factorQuery } from './queries.ts'
import { SetUpFactor } from './set-up-factor.tsx'

/** Nothing of the administration is fetched before its second factor is proved (J260). */
export function FactorGate({ children }: { children: ReactNode }) {
  const t = useWords('admin')
  const query = useQuery(factorQuery)
  const state = query.data?.state
  if (state === 'proved' || state === 'local') return children
  return (
    <div className="mx-auto grid max-w-md gap-5 pt-6 wide:pt-10">
      <h1 className="text-xl wide:text-2xl">{t('factor_title')}</h1>
      <Loaded query={query}>
        {(factor) => (factor.state === 'none' ? <SetUpFactor /> : <AskFactor />)}
      </Loaded>
    </div>
  )
}
