import { useInfiniteQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '#contract/items'
import { AMOUNT_STEP } from '#terms/proposals'
import { MoneyField } from '#web/forms/fields/money-field.tsx'
import { formatNumber } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { KindChoice } from './kind-choice.tsx'
import { MessageField } from './message-field.tsx'
import { amountOf, askedOf, messageLeft, offersItems, offersMoney } from './proposal-values.ts'
import { goToShelf, ItemsPicker } from './shelf/items-picker.tsx'
import { ownItemsQuery, theirItemsQuery } from './shelf/queries.ts'
import { useShelf } from './shelf/use-offerable.ts'
import { WantedThing } from './shelf/wanted-thing.tsx'
import { TwoSides } from './two-sides.tsx'
import type { Proposal } from './use-proposal.ts'
import { ValueBridge } from './value-bridge.tsx'
import { WantedShelf } from './wanted-shelf.tsx'

type ProposalFieldsProps = {
  item: Item
  proposal: Proposal
  isQuestion: boolean
  /** Publishing what one would offer, in this place (D66). */
  onNew: () => void
}

/** In the order in which people think: what I want, what I give for it, what I say, and how both look side by side. */
export function ProposalFields({ item, proposal, isQuestion, onNew }: ProposalFieldsProps) {
  const t = useWords('proposals')
  const { values, field, put, problemOf } = proposal
  const { kind, chosen } = values
  const { firstName: name } = item.user
  const own = useShelf({
    query: useInfiniteQuery(ownItemsQuery),
    ...{ withoutId: item.id, chosen, onChoose: (next: number[]) => put('chosen', next) },
  })
  const wanted = useWanted(item, proposal)
  const picker = useRef<HTMLFieldSetElement>(null)
  const sides = {
    given: { items: offersItems(kind) ? own.things.chosen : [], money: amountOf(values) },
    got: { items: [item, ...wanted.shelf.things.chosen], money: askedOf(values) },
  }
  /** One side adds money: the other's goes. */
  const pay = (payer: 'me' | 'them', sum: number) => {
    const isMine = payer === 'me'
    proposal.putKind(isMine ? 'combination' : 'item')
    put('amount', isMine ? formatNumber(sum, 'es') : '')
    put('asked', isMine ? '' : formatNumber(sum, 'es'))
  }
  const toThings = (side: 'give' | 'get') =>
    side === 'get' ? wanted.go() : goToShelf(picker.current)

  return (
    <>
      <WantedThing item={item} />
      {!isQuestion && <WantedShelf name={name} {...wanted} problem={problemOf('wanted')} />}
      {!isQuestion && <KindChoice kind={kind} onChange={proposal.putKind} />}
      {offersItems(kind) && (
        <ItemsPicker ref={picker} {...own} problem={problemOf('chosen')} onNew={onNew} />
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
  const picker = useRef<HTMLFieldSetElement>(null)
  const shelf = useShelf({
    query: useInfiniteQuery({ ...theirItemsQuery(item.userId), enabled: isOpen }),
    ...{ withoutId: item.id, chosen: wanted },
    onChoose: (next: number[]) => put('wanted', next),
  })
  /** Whoever pressed is where it opened. */
  const go = () => {
    flushSync(() => setOpen(true))
    goToShelf(picker.current)
  }
  const { isLoading } = shelf.things
  useEffect(() => {
    // They have come: on to the first of them, unless the person has gone elsewhere.
    if (!isLoading && picker.current !== null && document.activeElement === picker.current)
      goToShelf(picker.current)
  }, [isLoading])
  return { shelf, picker, isOpen, go }
}

type AskedMoneyProps = { name: string; proposal: Proposal }

/** For what one offers oneself: money that the owner adds, behind a press. */
function AskedMoney({ name, proposal: { values, field, put, getValues } }: AskedMoneyProps) {
  const t = useWords('proposals')
  const [isOpen, setOpen] = useState(values.asked !== '')
  // Filled from elsewhere it opens, and stays while it is emptied.
  if (!isOpen && values.asked !== '') setOpen(true)
  const place = useRef<HTMLDivElement>(null)
  const open = () => {
    flushSync(() => setOpen(true))
    place.current?.querySelector('input')?.focus()
  }
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={open} className="-ms-2 justify-self-start px-2">
        <Banknote size={20} aria-hidden />
        {t('ask_money', { name })}
      </Button>
    )
  }
  return (
    <div ref={place}>
      <MoneyField
        {...field('asked')}
        label={t('asked', { name })}
        hint={t('amount_hint')}
        onPut={(change) => put('asked', change(getValues().asked))}
        step={{ by: AMOUNT_STEP, less: t('amount_less'), more: t('amount_more') }}
      />
    </div>
  )
}
