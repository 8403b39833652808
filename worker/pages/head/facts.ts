/** What there is to say of each kind of page. */
import { paths } from '#web/ui/navigation/paths.ts'
import type { Ctx } from '../../http/context.ts'
import type { Item } from '../../items/contract.ts'
import type { PublicProfile } from '../../people/contract.ts'
import type { Wish } from '../../wishes/contract.ts'
import { ownAddress, type Place } from './addresses.ts'
import { BRAND_PICTURE, type CardPicture, pictureOfItem } from './sharing-card.ts'
import { itemData, siteData, trailData, wishData } from './structured.ts'
import { wordsIn } from './texts.ts'

/** What the head needs to know of its surroundings. */
export type HeadContext = Pick<Ctx, 'settings' | 'baseUrl' | 'language'> & {
  env: Pick<Ctx['env'], 'IMAGES'>
}

/** `url` is the one that was asked for. `other`: whatever is nobody's to find. */
export type Page = { url: URL } & (
  | { kind: 'list' | 'landing' | 'missing' | 'nobody' | 'no_wish' | 'lost' | 'other' }
  | { kind: 'person'; person: PublicProfile }
  | { kind: 'item'; item: Item }
  | { kind: 'wanted'; isFiltered: boolean }
  | { kind: 'wish'; wish: Wish }
)

export type Facts = {
  /** As the screen calls itself; null where that is the brand alone. */
  title: string | null
  description: string
  /** Where it is known to be. */
  place: Place
  isIndexed: boolean
  picture: CardPicture
  /** Of Open Graph. */
  type: 'website' | 'product' | 'profile'
  data: object[]
}

export function factsOf(ctx: HeadContext, page: Page): Facts {
  const words = wordsIn(ctx.language)
  const here = { path: page.url.pathname }
  const hidden = { ...website(words.picture), place: here, isIndexed: false }
  switch (page.kind) {
    case 'item':
      return itemFacts(ctx, page.url, page.item)
    case 'list':
      return listFacts(ctx, page.url)
    case 'landing': {
      const place = { path: paths.landing }
      const title = words.landingTitle
      return { ...hidden, title, description: words.home, place, isIndexed: true }
    }
    case 'person':
      return personFacts(ctx, page.person)
    case 'nobody':
      return { ...hidden, title: words.nobodyTitle, description: words.nobody }
    case 'wanted': {
      const { wantedTitle: title, wanted: description } = words
      // What is asked of the list is for people.
      const isIndexed = !page.isFiltered
      return { ...hidden, title, description, place: { path: paths.wanted() }, isIndexed }
    }
    case 'wish':
      return wishFacts(ctx, page.url, page.wish)
    case 'no_wish':
      return { ...hidden, title: words.noWishTitle, description: words.noWish }
    case 'missing':
      return { ...hidden, title: words.missingTitle, description: words.missing }
    case 'lost':
      return { ...hidden, title: words.lostTitle, description: words.lost }
    case 'other':
      return { ...hidden, title: null, description: words.home }
  }
}

/** Machines may keep whoever offers something; anybody else registered to trade, not to be found. */
function personFacts({ language }: HeadContext, person: PublicProfile): Facts {
  const words = wordsIn(language)
  const told = [person.occupation, [person.city, person.country].filter(Boolean).join(', ')]
  const about = person.bio ?? words.person(person.firstName)
  return {
    ...website(words.picture),
    title: `${person.firstName} ${person.lastName}`.trim(),
    description: `${told.filter(Boolean).join(' · ')}. ${about}`,
    place: { path: paths.person(person.id) },
    isIndexed: person.publishedItems > 0,
    type: 'profile',
  }
}

function website(alt: string): Pick<Facts, 'picture' | 'type' | 'data'> {
  return { picture: { ...BRAND_PICTURE, alt }, type: 'website', data: [] }
}

/** Results of a search are for people; filters and pages of the list are the list. */
function listFacts(ctx: HeadContext, url: URL): Facts {
  const words = wordsIn(ctx.language)
  const text = url.searchParams.get('q')?.trim() ?? ''
  if (text !== '') {
    const place = { path: paths.search(), query: { q: text } }
    const description = words.search(text)
    return { ...website(words.picture), title: text, description, place, isIndexed: false }
  }
  return {
    ...website(words.picture),
    title: words.homeTitle,
    description: words.home,
    place: { path: paths.home },
    isIndexed: true,
    data: [siteData(ctx)],
  }
}

/** What is over, and a saved search, is found by nobody who has not its address. */
function wishFacts(ctx: HeadContext, url: URL, wish: Wish): Facts {
  const { baseUrl, language } = ctx
  const words = wordsIn(language)
  const place = { path: paths.wish(wish.id) }
  const [list, own] = [{ path: paths.wanted() }, place].map((at) => ownAddress(baseUrl, url, at))
  const title = words.wish(wish.words || wish.categories.map(({ name }) => name).join(', '))
  const told = [wish.maxValue === null ? null : words.upTo(wish.maxValue), wish.place?.location]
  const trail = [
    { name: words.wantedTitle, item: list ?? '' },
    { name: wish.words, item: own ?? '' },
  ]
  return {
    ...website(words.picture),
    title,
    description: `${told.filter(Boolean).join(' · ')}. ${wish.note || words.wanted}`,
    place,
    isIndexed: wish.isPublic && wish.isOpen,
    data: wish.isPublic ? [wishData(wish, own ?? ''), trailData(trail)] : [],
  }
}

function itemFacts(ctx: HeadContext, url: URL, item: Item): Facts {
  const { baseUrl, language } = ctx
  const words = wordsIn(language)
  const told = [
    words.status(item.tradeStatus),
    words.condition(item.condition),
    words.value(item.estimatedValue),
    words.wants(item.wants),
    item.location,
  ]
  const place = { path: paths.item(item.id) }
  const [home, own] = [{ path: paths.home }, place].map((at) => ownAddress(baseUrl, url, at))
  const trail = [
    { name: words.homeTitle, item: home ?? '' },
    { name: item.title, item: own ?? '' },
  ]
  return {
    title: item.title,
    description: `${told.filter(Boolean).join(' · ')}. ${item.description}`,
    place,
    isIndexed: true,
    picture: pictureOfItem(ctx, item) ?? { ...BRAND_PICTURE, alt: words.picture },
    type: 'product',
    data: [itemData(ctx, item, own ?? ''), trailData(trail)],
  }
}
