import { Search } from 'lucide-react'
import type { NearWish } from '#contract/wishes'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { Lines, Part, PartLine } from './part.tsx'

type Props = { wishes: readonly NearWish[] | null; hasThings: boolean }

/** _Buscan cerca y tú podrías tener_. Null: it is not known where one is. */
export function NearWishes({ wishes, hasThings }: Props) {
  const t = useWords('home')
  const all = { href: paths.wanted(), name: t('near_all') }
  return (
    <Part title={t('near')} more={all}>
      {wishes?.length ? (
        <Lines>
          {wishes.map(({ id, words, town }) => (
            <PartLine
              key={id}
              href={paths.wish(id)}
              icon={<Search size={18} aria-hidden className="shrink-0 text-accent-strong" />}
            >
              <span>{words}</span>
              <span className="block truncate text-muted">{town}</span>
            </PartLine>
          ))}
        </Lines>
      ) : (
        <div className="grid content-start px-3 text-sm text-muted">
          <p>{t(!hasThings ? 'near_nothing' : wishes ? 'near_nobody' : 'near_nowhere')}</p>
          {!hasThings && <TextLink href={paths.publish}>{t('step_publish')}</TextLink>}
          {hasThings && !wishes && <TextLink href={paths.profile}>{t('near_profile')}</TextLink>}
        </div>
      )}
    </Part>
  )
}
