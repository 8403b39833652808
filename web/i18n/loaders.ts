/** How words are fetched: one file a feature and language. */
import type { Feature, Language, Loader, Words } from './catalog.ts'

/** The languages that have a word for everything. */
export type Source = 'es' | 'en'

const firstSpanish = () => import('./first-es.ts').then(({ first }) => first)
const firstEnglish = () => import('./first-en.ts').then(({ first }) => first)

/** Of the first view and of visitors' screens: here, where every page has them. Each costs a first visit two names. */
export const sooner = {
  es: {
    accounts: () => import('./messages/es/accounts.ts'),
    browse: firstSpanish,
    filters: () => import('./messages/es/filters.ts'),
    items: () => import('./messages/es/items.ts'),
    landing: () => import('./messages/es/landing.ts'),
    media: () => import('./messages/es/media.ts'),
    navigation: () => import('./messages/es/navigation.ts'),
    people: () => import('./messages/es/people.ts'),
    pwa: () => import('./messages/es/pwa.ts'),
    refusals: () => import('./messages/es/refusals.ts'),
    reviews: () => import('./messages/es/reviews.ts'),
    safety: () => import('./messages/es/safety.ts'),
    shared: () => import('./messages/es/shared.ts'),
    shell: firstSpanish,
    things: firstSpanish,
  },
  en: {
    accounts: () => import('./messages/en/accounts.ts'),
    browse: firstEnglish,
    filters: () => import('./messages/en/filters.ts'),
    items: () => import('./messages/en/items.ts'),
    landing: () => import('./messages/en/landing.ts'),
    media: () => import('./messages/en/media.ts'),
    navigation: () => import('./messages/en/navigation.ts'),
    people: () => import('./messages/en/people.ts'),
    pwa: () => import('./messages/en/pwa.ts'),
    refusals: () => import('./messages/en/refusals.ts'),
    reviews: () => import('./messages/en/reviews.ts'),
    safety: () => import('./messages/en/safety.ts'),
    shared: () => import('./messages/en/shared.ts'),
    shell: firstEnglish,
    things: firstEnglish,
  },
} satisfies Record<Source, Partial<Record<Feature, Loader>>>

type SoonerFeature = keyof (typeof sooner)[Source]
export type LaterFeature = Exclude<Feature, SoonerFeature>

const isSooner = (feature: Feature): feature is SoonerFeature => feature in sooner.es

const fetched = async (source: Source, feature: Feature): Promise<Words> =>
  isSooner(feature)
    ? sooner[source][feature]()
    : (await import('#web/app/screens/later-screens.ts')).words[source][feature]()

/** All sure words of Guaraní are one small file: a request a feature would cost more than it brings. */
async function guaraniOver(feature: Feature): Promise<Words> {
  const [under, { guarani }] = await Promise.all([
    fetched('es', feature),
    import('./messages/guarani.ts'),
  ])
  return { [feature]: { ...under[feature], ...guarani[feature] } }
}

export const fetchWords = (language: Language, feature: Feature): Promise<Words> =>
  language === 'gn' ? guaraniOver(feature) : fetched(language, feature)
