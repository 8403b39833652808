/** What is offered, in words and sums. */
import type { Trade } from '#contract/trades'
import { MINOR_UNITS } from '#terms/trades'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'

type Offer = Pick<Trade, 'offerType' | 'offeredAmount'>

/** Guaraníes of an offer, which travels in minor units (D9); 0 where no money is offered. */
export const offeredMoney = ({ offeredAmount }: Pick<Trade, 'offeredAmount'>): number =>
  (offeredAmount ?? 0) / MINOR_UNITS

export function useOfferWords() {
  const t = useWords('trades')
  const language = activeLanguage()
  /** "Gs. 150.000"; an item without a value says so. */
  const value = (guaranies: number) =>
    guaranies > 0 ? formatGuaranies(guaranies, language) : t('no_value')
  return {
    value,
    kind: ({ offerType }: Pick<Offer, 'offerType'>) => t(`offer_${offerType ?? 'open'}`),
    /** Null where no money is offered. */
    money: (offer: Pick<Offer, 'offeredAmount'>) => {
      const guaranies = offeredMoney(offer)
      return guaranies > 0 ? formatGuaranies(guaranies, language) : null
    },
  }
}
