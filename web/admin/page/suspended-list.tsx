import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Suspended } from '#contract/admin'
import { Loaded } from '#web/admin/loaded.tsx'
import { useUnsuspend } from '#web/admin/mutations.ts'
import { suspendedQuery } from '#web/admin/queries.ts'
import { useTelling } from '#web/forms/use-telling.ts'
import { formatDate } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** Who is shut out, and the way back. */
export function SuspendedList() {
  const t = useWords('admin')
  const { tell } = useTelling()
  const unsuspend = useUnsuspend()
  const title = useRef<HTMLHeadingElement>(null)

  async function restore({ id }: Suspended) {
    if (unsuspend.isPending) return
    try {
      await unsuspend.mutateAsync(id)
      toast({ kind: 'done', title: t('unsuspended'), text: t('unsuspended_text') })
      title.current?.focus()
    } catch (error) {
      tell(error, { title: t('decide_failed'), text: '' })
    }
  }

  return (
    <section aria-labelledby="suspended" className="grid gap-3">
      <h2 id="suspended" ref={title} tabIndex={-1} className="text-lg outline-none">
        {t('suspended_title')}
      </h2>
      <Loaded query={useQuery(suspendedQuery)}>
        {(people) =>
          people.length === 0 ? (
            <p className="text-muted">{t('suspended_none')}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
              {people.map((person) => (
                <li key={person.id} className="flex flex-wrap items-center gap-3 py-3">
                  <div className="min-w-0 grow">
                    <p className="font-semibold">{person.name}</p>
                    <p className="text-sm text-muted">
                      {t('suspended_since', {
                        date: formatDate(person.suspendedAt, activeLanguage()),
                      })}
                    </p>
                  </div>
                  <Button
                    kind="secondary"
                    aria-label={t('unsuspend_of', { name: person.name })}
                    onClick={() => restore(person)}
                  >
                    {t('unsuspend')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
