/** The card that messengers and networks draw of a link (Open Graph), and the picture on it. */
import { LANGUAGES, type Language } from '../../http/terms.ts'
import type { Item } from '../../items/contract.ts'
import { hashIn } from '../../items/rules.ts'
import { SHARE_SIDES } from '../../media/terms.ts'
import { ownAddress } from './addresses.ts'
import type { Facts, HeadContext, Page } from './facts.ts'
import { named, property } from './tags.ts'

export type CardPicture = { path: string; width: number; height: number; alt: string }

/** Drawn by `npm run share-picture`. */
export const BRAND_PICTURE = { path: '/icons/share.png', ...SHARE_SIDES }

const LOCALES: Record<Language, string> = { es: 'es_PY', en: 'en_US', gn: 'gn_PY' }

/** No price among it: the card's reader would take an estimate for what it is sold at. */
export function cardOf(
  { settings, baseUrl, language }: HeadContext,
  { url }: Page,
  { picture, place, type }: Facts,
  { title, description }: { title: string; description: string },
): string[] {
  const others = LANGUAGES.filter((other) => other !== language)
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:url', ownAddress(baseUrl, url, place)),
    property('og:type', type),
    property('og:site_name', settings.BRAND_NAME),
    property('og:locale', LOCALES[language]),
    ...others.map((other) => property('og:locale:alternate', LOCALES[other])),
    property('og:image', `${baseUrl}${picture.path}`),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    named('twitter:card', 'summary_large_image'),
  ]
}

/** From the worker even where photos have a domain of their own: it makes the picture when first asked. */
export function pictureOfItem({ env }: HeadContext, item: Item): CardPicture | null {
  const [first] = item.photos
  const hash = first && hashIn(first.urls[1600])
  if (!first || !hash) return null
  // Without the binding the photo itself is answered.
  const { width, height } = env.IMAGES ? SHARE_SIDES : first
  return { path: `/img/share/items/${item.id}/${hash}.jpg`, width, height, alt: item.title }
}
