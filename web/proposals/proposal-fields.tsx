import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Item } from '#contract/items'
import { AMOUNT_STEP } from '#terms/proposals'
import { MoneyField } from '#web/forms/fields/money-field.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { guaranies } from './guaranies.ts'
import { ItemsPicker } from './items-picker.tsx'
import { KindChoice } from './kind-choice.tsx'
import { MessageField } from './message-field.tsx'
import { amountOf, messageLeft, offersItems, offersMoney } from './proposal-values.ts'
import { ownItemsQuery } from './queries.ts'
import { TwoSides } from './two-sides.tsx'
import { useOfferable } from './use-offerable.ts'
import type { Proposal } from './use-proposal.ts'

type ProposalFieldsProps = {
  item: Item
  proposal: Proposal
  isQuestion: boolean
}

/** In the order in which people think: what I want, what I give for it, what I say, and how both look side by side. */
export function ProposalFields({ item, proposal, isQuestion }: ProposalFieldsProps) {
  const t = useWords('proposals')
  const { values, field, put, problemOf } = proposal
  const { kind, chosen } = values
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery(ownItemsQuery)
  const choose = (next: number[]) => put('chosen', next)
  const things = useOfferable({ query, withoutId: item.id, chosen, search, onChoose: choose })

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
      {!isQuestion && <KindChoice kind={kind} onChange={proposal.putKind} />}
      {offersItems(kind) && (
        <ItemsPicker
          things={things}
          search={search}
          onSearch={setSearch}
          chosen={chosen}
          onChoose={choose}
          problem={problemOf('chosen')}
        />
      )}
      {offersMoney(kind) && (
        <MoneyField
          {...field('amount')}
          label={t('amount')}
          hint={t('amount_hint')}
          onPut={(change) => put('amount', change(proposal.getValues().amount))}
          step={{ by: AMOUNT_STEP, less: t('amount_less'), more: t('amount_more') }}
        />
      )}
      <MessageField
        {...field('message')}
        left={messageLeft(values)}
        isOptional={kind !== 'message'}
      />
      {!isQuestion && (
        <TwoSides
          given={{ items: offersItems(kind) ? things.chosen : [], money: amountOf(values) }}
          got={{ items: [item] }}
        />
      )}
    </>
  )
}
