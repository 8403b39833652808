import { useInfiniteQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Item } from '#contract/items'
import { AMOUNT_STEP } from '#terms/proposals'
import { MoneyField } from '#web/forms/fields/money-field.tsx'
import { formatNumber } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Thumb } from '#web/media/thumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { guaranies } from './guaranies.ts'
import { ItemsPicker } from './items-picker.tsx'
import { KindChoice } from './kind-choice.tsx'
import { MessageField } from './message-field.tsx'
import { amountOf, askedOf, messageLeft, offersItems, offersMoney } from './proposal-values.ts'
import { ownItemsQuery, theirItemsQuery } from './queries.ts'
import { TwoSides } from './two-sides.tsx'
import { useOfferable } from './use-offerable.ts'
import type { Proposal } from './use-proposal.ts'
import { ValueBridge } from './value-bridge.tsx'
import { WantedShelf } from './wanted-shelf.tsx'

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
  const { firstName: name } = item.user
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery(ownItemsQuery)
  const choose = (next: number[]) => put('chosen', next)
  const things = useOfferable({ query, withoutId: item.id, chosen, search, onChoose: choose })
  const shelf = useWanted(item, proposal)
  const picker = useRef<HTMLFieldSetElement>(null)
  const sides = {
    given: { items: offersItems(kind) ? things.chosen : [], money: amountOf(values) },
    got: { items: [item, ...shelf.things.chosen], money: askedOf(values) },
  }
  /** One side adds money: the other's goes. */
  const pay = (payer: 'me' | 'them', sum: number) => {
    const isMine = payer === 'me'
    proposal.putKind(isMine ? 'combination' : 'item')
    put('amount', isMine ? formatNumber(sum, 'es') : '')
    put('asked', isMine ? '' : formatNumber(sum, 'es'))
  }
  const toThings = (side: 'give' | 'get') => {
    if (side === 'get') return shelf.onOpen()
    picker.current?.scrollIntoView({ block: 'start' })
    picker.current
      ?.querySelector<HTMLElement>('input:not(:checked)')
      ?.focus({ preventScroll: true })
  }

  return (
    <>
      <section aria-label={t('wanted')} className="flex items-center gap-3">
        <Thumb photo={item.photos[0]} />
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('wanted')}</p>
          <p className="font-semibold wrap-anywhere">{item.title}</p>
          <p className="text-sm text-muted">
            {t('of', { name })} ·{' '}
            <span className="numbers">{guaranies(item.estimatedValue) ?? t('no_value')}</span>
          </p>
        </div>
      </section>
      {!isQuestion && <WantedShelf name={name} {...shelf} problem={problemOf('wanted')} />}
      {!isQuestion && <KindChoice kind={kind} onChange={proposal.putKind} />}
      {offersItems(kind) && (
        <ItemsPicker
          ref={picker}
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
      {kind === 'item' && <AskedMoney name={name} proposal={proposal} />}
      <MessageField
        {...field('message')}
        left={messageLeft(values)}
        isOptional={kind !== 'message'}
      />
      {!isQuestion && (
        <TwoSides {...sides}>
          {offersItems(kind) && chosen.length > 0 ? (
            <ValueBridge {...sides} onPay={pay} onThing={toThings} />
          ) : undefined}
        </TwoSides>
      )}
    </>
  )
}

/** What else the owner has, asked for once somebody wants to see it, or wanted some of it before. */
function useWanted(item: Item, { values, put }: Proposal) {
  const { wanted } = values
  const [isOpen, setOpen] = useState(wanted.length > 0)
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery({ ...theirItemsQuery(item.userId), enabled: isOpen })
  const onChoose = (next: number[]) => put('wanted', next)
  const things = useOfferable({ query, withoutId: item.id, chosen: wanted, search, onChoose })
  const shelf = { things, search, onSearch: setSearch, chosen: wanted, onChoose }
  return { ...shelf, isOpen, onOpen: () => setOpen(true) }
}

type AskedMoneyProps = { name: string; proposal: Proposal }

/** For what one offers oneself: money that the owner adds, behind a press. */
function AskedMoney({ name, proposal: { values, field, put, getValues } }: AskedMoneyProps) {
  const t = useWords('proposals')
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && values.asked === '') {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)} className="-ms-2 justify-self-start px-2">
        <Banknote size={20} aria-hidden />
        {t('ask_money', { name })}
      </Button>
    )
  }
  return (
    <MoneyField
      {...field('asked')}
      label={t('asked', { name })}
      hint={t('amount_hint')}
      onPut={(change) => put('asked', change(getValues().asked))}
      step={{ by: AMOUNT_STEP, less: t('amount_less'), more: t('amount_more') }}
    />
  )
}
