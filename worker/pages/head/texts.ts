/** What pages say to machines: search engines, and the cards that messengers draw of a link. */

import { formatGuaranies } from '../../../web/i18n/formats.ts'
import { browse as enBrowse } from '../../../web/i18n/messages/en/browse.ts'
import { items as enItems } from '../../../web/i18n/messages/en/items.ts'
import { landing as enLanding } from '../../../web/i18n/messages/en/landing.ts'
import { navigation as enNavigation } from '../../../web/i18n/messages/en/navigation.ts'
import { people as enPeople } from '../../../web/i18n/messages/en/people.ts'
import { things as enThings } from '../../../web/i18n/messages/en/things.ts'
import { wishes as enWishes } from '../../../web/i18n/messages/en/wishes.ts'
import { browse as esBrowse } from '../../../web/i18n/messages/es/browse.ts'
import { items as esItems } from '../../../web/i18n/messages/es/items.ts'
import { landing as esLanding } from '../../../web/i18n/messages/es/landing.ts'
import { navigation as esNavigation } from '../../../web/i18n/messages/es/navigation.ts'
import { people as esPeople } from '../../../web/i18n/messages/es/people.ts'
import { things as esThings } from '../../../web/i18n/messages/es/things.ts'
import { wishes as esWishes } from '../../../web/i18n/messages/es/wishes.ts'
import { categoryName } from '../../categories/terms.ts'
import { proseOf } from '../../http/language.ts'
import type { Language } from '../../http/terms.ts'
import type { Wants } from '../../items/contract.ts'
import { isOnOffer } from '../../items/rules.ts'
import type { Condition, TradeStatus } from '../../items/terms.ts'

/** What a title says must be what the screen calls itself: there the words are the screens' own. */
const SCREENS = {
  es: {
    browse: esBrowse,
    items: esItems,
    landing: esLanding,
    navigation: esNavigation,
    people: esPeople,
    things: esThings,
    wishes: esWishes,
  },
  en: {
    browse: enBrowse,
    items: enItems,
    landing: enLanding,
    navigation: enNavigation,
    people: enPeople,
    things: enThings,
    wishes: enWishes,
  },
} as const

const TEXTS = {
  es: {
    home: 'Publica lo que ya no usas y cámbialo por algo que te sirve, con personas de tu zona. Sin dinero y sin comisiones.',
    search: (text: string) => `Artículos para «${text}» que se cambian sin dinero.`,
    exchange: 'Se ofrece a cambio de otra cosa. El valor es una estimación de quien lo ofrece.',
    person: (name: string) =>
      `Mira lo que ${name} ofrece para intercambiar y lo que otras personas dicen.`,
    wanted:
      'Lo que personas de tu zona buscan y toman a cambio de otra cosa. Si lo tienes, avísales.',
    wish: (words: string) => `Se busca: ${words}`,
    upTo: (value: string) => `Hasta ${value}`,
    picture: 'Dos flechas que van y vuelven: una cosa por otra',
  },
  en: {
    home: 'Publish what you no longer use and swap it for something you need, with people nearby. No money, no commissions.',
    search: (text: string) => `Items for “${text}”, swapped without money.`,
    exchange: 'Offered in exchange for something else. The value is its owner’s estimate.',
    person: (name: string) => `See what ${name} offers to swap and what others say.`,
    wanted: 'What people nearby look for and take in exchange. If you have it, tell them.',
    wish: (words: string) => `Wanted: ${words}`,
    upTo: (value: string) => `Up to ${value}`,
    picture: 'Two arrows going back and forth: one thing for another',
  },
} as const

/** A language without words of its own reads Spanish. */
export function wordsIn(language: Language) {
  const known = proseOf(language)
  const { browse, items, landing, navigation, people, things, wishes } = SCREENS[known]
  return {
    ...TEXTS[known],
    homeTitle: browse.title_out,
    landingTitle: landing.title,
    missingTitle: items.not_found,
    missing: items.not_found_text,
    lostTitle: navigation.not_found_title,
    lost: navigation.not_found_text,
    wantedTitle: wishes.title,
    noWishTitle: wishes.not_found,
    noWish: wishes.not_found_text,
    upTo: (guaranies: number) => TEXTS[known].upTo(formatGuaranies(guaranies, language)),
    nobodyTitle: people.not_found,
    nobody: people.not_found_text,
    condition: (condition: Condition) => things[`condition_${condition}`],
    /** Said of what is not on offer; nothing of what is. */
    status: (status: TradeStatus) => (isOnOffer(status) ? null : things[`status_${status}`]),
    /** What its owner would take for it (D63), as on its card; null where nothing is named. */
    wants: (wants: Wants | undefined) => {
      const what =
        wants?.text || wants?.categoryIds.map((id) => categoryName(id, language)).join(', ')
      return what ? things.wants.replace('{what}', () => what) : null
    },
    /** D2: "Gs. 350.000"; English "Gs. 350,000". Zero is to be agreed. */
    value: (guaranies: number) =>
      guaranies === 0 ? browse.card_no_value : formatGuaranies(guaranies, language),
  }
}
