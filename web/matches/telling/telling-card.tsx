import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useChooseTelling } from '#web/matches/mutations.ts'
import { tellingQuery } from '#web/matches/queries.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { isStuck, PartProblem } from '#web/ui/states/part-problem.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** In the settings: whether one's hearts are told to whoever offers what one likes. */
export function TellingCard() {
  const t = useWords('matches')
  const { user } = useSession()
  const query = useQuery(tellingQuery(user?.id))
  const choose = useChooseTelling(user?.id ?? '')
  return (
    <SettingsCard title={t('telling_card')} lead={t('telling_card_text')}>
      {query.data && (
        <Switch
          label={t('telling_switch')}
          hint={t(query.data.tells ? 'telling_on' : 'telling_off')}
          isOn={query.data.tells}
          onChange={(tells) => choose.mutate(tells)}
        />
      )}
      {!query.data && isStuck(query) && (
        <PartProblem text={t('telling_unknown')} onAgain={query.refetch} />
      )}
      {!query.data && !isStuck(query) && (
        <span aria-busy="true" className="skeleton h-11 rounded-field" />
      )}
    </SettingsCard>
  )
}
