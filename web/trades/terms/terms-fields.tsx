import { useRef } from 'react'
import { AMOUNT_STEP } from '#terms/proposals'
import type { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { MoneyField } from '#web/forms/fields/money-field.tsx'
import { formatNumber } from '#web/i18n/formats.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { goToShelf, ItemsPicker } from '#web/proposals/shelf/items-picker.tsx'
import type { Shelf } from '#web/proposals/shelf/use-offerable.ts'
import { TwoSides } from '#web/proposals/two-sides.tsx'
import { ValueBridge } from '#web/proposals/value-bridge.tsx'
import { MoneyChoice } from './money-choice.tsx'
import { amountOf, type Payer, type Values } from './terms-values.ts'

type TermsForm = ReturnType<typeof useForm<Values, unknown>>
type Side = 'give' | 'get'
type TermsFieldsProps = {
  form: TermsForm
  shelves: Record<Side, Shelf>
  /** The item that the trade began with stays a part of it. */
  fixedId: number
  fixedAt: Side
  /** Of the other side. */
  name: string
}

/** What I give, what I get, who adds money, and how both look side by side. */
export function TermsFields({ form, shelves, fixedId, fixedAt, name }: TermsFieldsProps) {
  const t = useWords('terms')
  const values = form.watch()
  const pickers = {
    give: useRef<HTMLFieldSetElement>(null),
    get: useRef<HTMLFieldSetElement>(null),
  }
  const money = amountOf(values)
  const sides = {
    given: { items: shelves.give.things.chosen, money: values.payer === 'me' ? money : 0 },
    got: { items: shelves.get.things.chosen, money: values.payer === 'them' ? money : 0 },
  }
  const pay = (payer: Payer, guaranies: number) => {
    form.put('payer', payer)
    form.put('amount', formatNumber(guaranies, 'es'))
  }
  const toShelf = (side: Side) => goToShelf(pickers[side].current)

  return (
    <>
      {(['give', 'get'] as const).map((side) => (
        <ItemsPicker
          key={side}
          ref={pickers[side]}
          title={t(side === 'give' ? 'i_give' : 'they_give', { name })}
          hint={t('shelf_hint')}
          isOwn={side === 'give'}
          {...shelves[side]}
          fixedId={side === fixedAt ? fixedId : undefined}
          problem={form.problemOf(side)}
        />
      ))}
      <MoneyChoice
        payer={values.payer}
        name={name}
        onChange={(payer) => form.put('payer', payer)}
      />
      {values.payer !== 'nobody' && (
        <MoneyField
          {...form.field('amount')}
          label={t('amount')}
          hint={t('amount_hint')}
          onPut={(change) => form.put('amount', change(form.getValues().amount))}
          step={{ by: AMOUNT_STEP, less: t('amount_less'), more: t('amount_more') }}
        />
      )}
      <TwoSides {...sides}>
        <ValueBridge {...sides} onPay={pay} onThing={toShelf} />
      </TwoSides>
      <LongField {...form.field('message')} label={t('message')} note={t('optional')} rows={2} />
    </>
  )
}
