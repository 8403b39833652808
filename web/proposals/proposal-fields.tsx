import { useEffect, useEffectEvent, useState } from 'react'
import type { Item } from '#contract/items'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { AmountField } from './amount-field.tsx'
import { guaranies } from './guaranies.ts'
import { KindChoice } from './kind-choice.tsx'
import { MessageField } from './message-field.tsx'
import { amountOf, type Field, messageLeft, offersMoney, offersThings } from './proposal-values.ts'
import { ThingsPicker } from './things-picker.tsx'
import { TwoSides } from './two-sides.tsx'
import { useOwnThings } from './use-own-things.ts'
import type { useProposal } from './use-proposal.ts'

type ProposalFieldsProps = {
  item: Item
  proposal: Pick<ReturnType<typeof useProposal>, 'values' | 'change'>
  problemOf: (field: Field) => string | undefined
}

/** In the order in which people think: what I want, what I give for it, what I say, and how both look side by side. */
export function ProposalFields({ item, proposal, problemOf }: ProposalFieldsProps) {
  const t = useWords('proposals')
  const { values, change } = proposal
  const { kind, chosen } = values
  const [search, setSearch] = useState('')
  const [taken, setTaken] = useState<string[]>([])
  const things = useOwnThings({ targetId: item.id, chosen, search })

  const drop = useEffectEvent(() => {
    setTaken(things.lost.flatMap((id) => things.titleOf(id) ?? []))
    change({ chosen: chosen.filter((id) => !things.lost.includes(id)) })
  })
  const hasLost = things.lost.length > 0
  useEffect(() => {
    if (hasLost) drop()
  }, [hasLost])

  return (
    <>
      <section aria-label={t('wanted')} className="flex items-center gap-3">
        <Thumb photo={item.photos[0]} />
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('wanted')}</p>
          <p className="font-semibold wrap-anywhere">{item.title}</p>
          <p className="text-sm text-muted">
            {t('of', { name: item.user.firstName })} ·{' '}
            <span className="numbers">{guaranies(item.estimatedValue) ?? t('no_value')}</span>
          </p>
        </div>
      </section>
      <KindChoice kind={kind} onChange={(next) => change({ kind: next })} />
      {taken.length > 0 && (
        <p role="status" className="rounded-card bg-wait-soft p-3 ps-4 text-wait">
          {t('things_taken', { count: taken.length, titles: taken.join(', ') })}
        </p>
      )}
      {offersThings(kind) && (
        <ThingsPicker
          things={things}
          search={search}
          onSearch={setSearch}
          chosen={chosen}
          onChoose={(next) => change({ chosen: next })}
          problem={problemOf('things')}
        />
      )}
      {offersMoney(kind) && (
        <AmountField
          amount={values.amount}
          onChange={(amount) => change({ amount })}
          problem={problemOf('amount')}
        />
      )}
      <MessageField
        message={values.message}
        left={messageLeft(values)}
        isOptional={kind !== 'message'}
        onChange={(message) => change({ message })}
        problem={problemOf('message')}
      />
      <TwoSides
        target={item}
        mine={offersThings(kind) ? things.chosen : []}
        money={amountOf(values)}
        isOpen={kind === 'message'}
      />
    </>
  )
}
