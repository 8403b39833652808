import { useQuery } from '@tanstack/react-query'
import { isUnreachable } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useChangeSettings } from './mutations.ts'
import { PushSwitch } from './push-switch.tsx'
import { settingsQuery } from './queries.ts'

/** Two sets (D40): the drawer's dialog puts together what the app's settings keep apart. Each says what it covers (#rules/notifications). */
export const SETS = {
  drawer: [
    ['tradeProposals', 'trade_proposals', null],
    ['tradeUpdates', 'trade_updates', 'trade_updates_text'],
    ['newMessages', 'new_messages', null],
    ['wishes', 'wishes', 'wishes_text'],
    ['tradeCompletions', 'trade_completions', 'trade_completions_text'],
    ['interest', 'interest', 'interest_text'],
  ],
  app: [
    ['tradeProposals', 'trade_proposals', null],
    ['tradeAccepted', 'trade_accepted', 'trade_accepted_text'],
    ['tradeRejected', 'trade_rejected', 'trade_rejected_text'],
    ['newMessages', 'new_messages', null],
    ['wishes', 'wishes', 'wishes_text'],
    ['tradeCompleted', 'trade_completions', 'trade_completions_text'],
    ['interest', 'interest', 'interest_text'],
  ],
} as const

type SettingsListProps = { userId: string; of: keyof typeof SETS }

/** Pushes to this device, then what about. */
export function SettingsList({ userId, of }: SettingsListProps) {
  const t = useWords('notifications')
  const shell = useWords('shell')
  const query = useQuery(settingsQuery(userId))
  const { data, error, refetch } = query
  const change = useChangeSettings(userId)
  const isOffline = isUnreachable(query)

  if (data) {
    return (
      <div className="grid gap-2">
        <PushSwitch userId={userId} settings={data} />
        <fieldset className="mt-2 border-t border-line pt-3">
          <legend className="sr-only">{t('kinds')}</legend>
          {SETS[of].map(([name, label, hint]) => (
            <Switch
              key={name}
              label={t(label)}
              hint={hint && t(hint)}
              isOn={data[name]}
              onChange={(isOn) => change.mutate({ [name]: isOn })}
            />
          ))}
        </fieldset>
      </div>
    )
  }
  if (isOffline || error) {
    return (
      <LoadProblem
        isOffline={isOffline}
        title={t('settings_failed')}
        text={shell('unexpected')}
        offlineText={t('settings_offline')}
        error={error}
        retry={refetch}
      />
    )
  }
  return (
    <div aria-busy="true" className="grid gap-4 py-2">
      <p role="status" className="sr-only">
        {t('settings_loading')}
      </p>
      {['push', ...SETS[of].map(([name]) => name)].map((name) => (
        <span key={name} className="skeleton h-7 w-full rounded-full" />
      ))}
    </div>
  )
}
