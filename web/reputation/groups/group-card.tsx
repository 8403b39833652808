import type { TradeGroup } from '#contract/reputation/groups'
import { PersonLink } from '#web/admin/people/person-link.tsx'
import { useTelling } from '#web/forms/use-telling.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useGroupIsFine } from './mutations.ts'

/** One group: its people, what they do among themselves, and that it is fine. */
export function GroupCard({ group }: { group: TradeGroup }) {
  const t = useWords('groups')
  const { tell } = useTelling()
  const fine = useGroupIsFine()
  const { id, members, tradesInside: inside, tradesAll: all, foundAt, seenAt } = group
  const dateOf = (at: string) => formatDate(at, activeLanguage())

  async function mark() {
    if (fine.isPending) return
    try {
      await fine.mutateAsync(id)
      toast({ kind: 'done', title: t('fine_done'), text: t('fine_done_text') })
    } catch (error) {
      tell(error, { title: t('fine_failed'), text: '' })
    }
  }

  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div className="numbers grid gap-0.5">
        <h3 className="text-base">{t('members', { count: members.length })}</h3>
        <p className="text-sm">{t('trades', { inside, all })}</p>
        <p className="text-sm text-muted">
          {seenAt ? t('seen', { date: dateOf(seenAt) }) : t('found', { date: dateOf(foundAt) })}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {members.map((person) => (
          <li key={person.id} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1">
            <PersonLink id={person.id} name={person.name} />
            <span className="text-sm text-muted">
              {person.isSuspended ? t('suspended') : t(person.isProved ? 'proved' : 'unproved')}
            </span>
          </li>
        ))}
      </ul>
      {!seenAt && (
        <Button
          kind="secondary"
          className="justify-self-start"
          aria-label={t('fine_of', { name: members[0]?.name ?? '' })}
          onClick={mark}
        >
          {t('fine')}
        </Button>
      )}
    </li>
  )
}
