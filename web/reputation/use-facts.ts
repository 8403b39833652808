import type { Other } from '#contract/trades'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'

export type Fact = { key: string; text: string; spoken?: string }
export type Known = Pick<
  Other,
  'successfulTrades' | 'noShows' | 'people' | 'hasMorePeople' | 'answersIn' | 'proofs'
>

/** What somebody did and proved, before any number (D57), by the words of `things`; of whoever has done nothing that they are new. */
export function useFacts(known: Known): Fact[] {
  const t = useWords('things')
  const { successfulTrades: came, noShows, people, answersIn, proofs } = known
  const of = came + noShows
  const facts: Fact[] = [
    { key: 'came', text: of > 0 ? t('facts_came', { came, of }) : t('standing_new', { brand }) },
  ]
  if (people > 0) {
    const words = known.hasMorePeople ? 'facts_people_more' : 'facts_people'
    facts.push({ key: 'people', text: t(words, { count: people }) })
  }
  if (answersIn !== null) {
    const isDays = answersIn >= 24
    const words = isDays ? 'facts_answers_days' : 'facts_answers_hours'
    facts.push({ key: 'answers', text: t(words, { count: isDays ? answersIn / 24 : answersIn }) })
  }
  const [first, ...others] = proofs
  if (first) {
    const list = new Intl.ListFormat(LOCALES[activeLanguage()], { type: 'conjunction' })
    const names = list.format(proofs.map((proof) => t(`proof_${proof}`)))
    const text = others.length > 0 ? t('facts_proved', { proofs: names }) : t(`proved_${first}`)
    facts.push({ key: 'proofs', text })
  }
  return facts
}
