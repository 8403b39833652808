import { Monitor, Smartphone } from 'lucide-react'
import type { SessionInfo } from '#contract/accounts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { deviceOf, isHandheld } from './device.ts'
import { useDeviceName } from './use-device-name.ts'

type SessionRowProps = { session: SessionInfo; onEnd: () => void }

/** One device: what it is, since when, when last. The one in one's hand is left by signing out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useWords('settings')
  const device = useDeviceName()(session.device)
  const Icon = isHandheld(deviceOf(session.device)) ? Smartphone : Monitor
  const day = (iso: string) => formatDate(iso, activeLanguage())
  return (
    <li className="flex items-center gap-3 py-3 large:flex-wrap">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken text-muted">
        <Icon size={20} aria-hidden />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {device}
          {session.current && (
            <span className="rounded-full bg-done-soft px-2 text-sm text-done">
              {t('this_device')}
            </span>
          )}
        </p>
        <p className="text-sm text-muted">{t('since', { date: day(session.createdAt) })}</p>
        {!session.current && (
          <p className="text-sm text-muted">{t('seen', { date: day(session.lastSeenAt) })}</p>
        )}
      </div>
      {!session.current && (
        <Button
          kind="quiet"
          onClick={onEnd}
          aria-label={t('end_named', { device })}
          className="shrink-0"
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
