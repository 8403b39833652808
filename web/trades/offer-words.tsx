/** What is offered, in words and sums. */
import type { Trade } from '#contract/trades'
import { formatGuaranies } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { guaraniesOf } from './sides.ts'

type Offer = Pick<Trade, 'offerType' | 'offeredAmount'>

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
      const guaranies = guaraniesOf(offer.offeredAmount)
      return guaranies > 0 ? formatGuaranies(guaranies, language) : null
    },
  }
}
