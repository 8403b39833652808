/** What a page is in the vocabulary of schema.org, for search engines. Says nothing that is not so. */
import { paths } from '#web/ui/navigation/paths.ts'
import type { Item } from '../../items/contract.ts'
import type { Condition, TradeStatus } from '../../items/terms.ts'
import type { Wish } from '../../wishes/contract.ts'
import type { HeadContext } from './facts.ts'
import { wordsIn } from './texts.ts'

const SCHEMA = 'https://schema.org'

const CONDITIONS: Record<Condition, string> = {
  new: `${SCHEMA}/NewCondition`,
  like_new: `${SCHEMA}/UsedCondition`,
  good: `${SCHEMA}/UsedCondition`,
  fair: `${SCHEMA}/UsedCondition`,
  poor: `${SCHEMA}/DamagedCondition`,
}

/** Traded is not "SoldOut": nothing was sold. */
const AVAILABILITIES: Record<TradeStatus, string> = {
  available: `${SCHEMA}/InStock`,
  reserved: `${SCHEMA}/Reserved`,
  traded: `${SCHEMA}/OutOfStock`,
}

/** The site and how it is searched. */
export function siteData({ settings, baseUrl, language }: HeadContext): object {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: settings.BRAND_NAME,
    url: `${baseUrl}${paths.home}`,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${baseUrl}${paths.search()}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/**
 * Without `businessFunction`: of its values none means to exchange. The offer says so in words, and
 * its price is the owner's estimate, absent where there is none: 0 would mean for nothing. Who offers
 * it is not told to machines.
 */
export function itemData({ baseUrl, language }: HeadContext, item: Item, url: string): object {
  const words = wordsIn(language)
  const itemCondition = CONDITIONS[item.condition]
  const image = item.images.map((address) => new URL(address, baseUrl).href)
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: item.title,
    description: item.description,
    category: item.category.name,
    url,
    itemCondition,
    ...(image.length > 0 && { image }),
    offers: {
      '@type': 'Offer',
      url,
      description: [words.exchange, words.wants(item.wants)].filter(Boolean).join(' '),
      availability: AVAILABILITIES[item.tradeStatus],
      itemCondition,
      ...(item.estimatedValue > 0 && { price: item.estimatedValue, priceCurrency: 'PYG' }),
      availableAtOrFrom: { '@type': 'Place', name: item.location },
    },
  }
}

/** What somebody would take: no `businessFunction`, as of items; who looks for it is not told to machines. */
export function wishData(wish: Wish, url: string): object {
  const { words, note, categories, maxValue, place } = wish
  return {
    '@context': SCHEMA,
    '@type': 'Demand',
    name: words,
    ...(note && { description: note }),
    url,
    availabilityStarts: wish.createdAt,
    availabilityEnds: wish.expiresAt,
    itemOffered: {
      '@type': 'Product',
      name: words,
      ...(categories[0] && { category: categories[0].name }),
    },
    ...(maxValue !== null && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        maxPrice: maxValue,
        priceCurrency: 'PYG',
      },
    }),
    ...(place && { areaServed: { '@type': 'Place', name: place.location } }),
  }
}

/** The way here from home. A category has no page of its own to stand in between. */
export function trailData(steps: { name: string; item: string }[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  }
}
