import { useQuery } from '@tanstack/react-query'
import type { NotificationSettings } from '#contract/notifications'
import { useWords } from '#web/i18n/use-words.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useTogglePush } from './mutations.ts'
import { pushQuery } from './queries.ts'

/** What a person is told when there is nothing to turn. */
const WHY = {
  unsupported: 'push_unsupported',
  'ios-needs-install': 'push_ios',
  'not-configured': 'push_missing',
  denied: 'push_denied',
  off: 'push_text',
  on: 'push_text',
} as const

type PushSwitchProps = { userId: string; settings: NotificationSettings }

/** Pushes to this device, told as it stands: on only when they do come. */
export function PushSwitch({ userId, settings }: PushSwitchProps) {
  const t = useWords('notifications')
  const { data: state, isError, isFetching } = useQuery(pushQuery(userId))
  const toggle = useTogglePush(userId)
  const isTurning = toggle.isPending
  const canTurn = state === 'on' || state === 'off'
  const isOn = isTurning ? toggle.variables : state === 'on' && settings.pushNotifications
  const known = state ? t(WHY[state]) : t(isError ? 'push_unknown' : 'push_asking')
  return (
    <Switch
      label={t('push')}
      hint={isTurning ? t('push_asking') : known}
      isOn={isOn}
      isStill={!canTurn || isTurning || (isFetching && state === undefined)}
      onChange={(wanted) => toggle.mutate(wanted)}
    />
  )
}
