/** The 38 questions that are asked of 20,000 items in the tests and of a million by `npm run bench:scale`. */

/** `nth`: of the asking; the same question with other words, so that not one page is read over and over. */
export type Question = {
  name: string
  path: (nth: number) => string
  /** So many pages further in. */
  depth?: number
}

const CAPITAL = 'userLatitude=-25.29&userLongitude=-57.65'
const CHACO = 'userLatitude=-20.4&userLongitude=-60.9'
const SORTS = ['newest', 'oldest', 'price_low', 'price_high', 'alphabetical', 'popularity']
const of = (list: readonly string[]) => (nth: number) => list[nth % list.length] ?? ''
const items = (query: string) => `/api/items?${query}`

const common = of(['bicicleta', 'mesa', 'de', 'celular', 'con', 'para'])
const rare = of(['kayak', 'gramofono', 'quena', 'microscopio', 'telescopio', 'saxofón'])
const nothing = of(['helicoptero', 'zzyzx', 'bicicleta helicoptero', 'paracaidas'])
const towns = of(['Asunción', 'encarnacion', 'ciudad del este', 'Filadelfia'])
const tags = of(['oferta', 'hogar', 'verano', 'hogar&tags=urgente'])
const conditions = of(['new', 'good', 'fair'])
const days = of(['week', 'yesterday', 'month'])
const begun = of(['bic', 'mes', 'cel', 'gui', 'Enc'])
const pairs = of(['mesa plegable', 'bicicleta us', 'camiones', 'lampara azul'])

export const QUESTIONS: Question[] = [
  ...SORTS.map((sort) => ({ name: `everything, ${sort}`, path: () => items(`sortBy=${sort}`) })),
  { name: 'a category', path: (n) => items(`categoryIds=${1 + (n % 16)}`) },
  { name: 'a condition', path: (n) => items(`condition=${conditions(n)}`) },
  { name: 'a price', path: (n) => items(`minPrice=${n}0000&maxPrice=${n + 9}0000`) },
  { name: 'days', path: (n) => items(`datePosted=${days(n)}`) },
  { name: 'a tag', path: (n) => items(`tags=${tags(n)}`) },
  { name: 'a town by its name', path: (n) => items(`location=${towns(n)}`) },
  { name: 'traded ones', path: () => items('availability=traded') },
  {
    name: 'two categories and a condition, cheapest first',
    path: (n) => items(`categoryIds=${1 + (n % 16)}&categoryIds=9&condition=good&sortBy=price_low`),
  },
  {
    name: 'two words within 25 km, at a price',
    path: (n) => items(`search=${pairs(n)}&${CAPITAL}&radius=25&maxPrice=400000`),
  },
  { name: 'a rare word', path: (n) => items(`search=${rare(n)}`) },
  { name: 'a very common word', path: (n) => items(`search=${common(n)}`) },
  { name: 'a word that is nowhere', path: (n) => items(`search=${nothing(n)}`) },
  { name: '25 km around the capital', path: () => items(`${CAPITAL}&radius=25`) },
  {
    name: 'the nearest first, 100 km around the capital',
    path: () => items(`${CAPITAL}&radius=100&sortBy=distance`),
  },
  { name: '50 km where nothing is', path: () => items(`${CHACO}&radius=50`) },
  { name: 'everything, page 40', path: () => items('limit=60'), depth: 39 },
  { name: 'a common word, page 40', path: () => items('search=bicicleta'), depth: 39 },
  { name: 'what is wanted', path: () => '/api/wishes' },
  { name: 'what is wanted, page 20', path: () => '/api/wishes?limit=60', depth: 19 },
  { name: 'wishes by words', path: (n) => `/api/wishes?search=${common(n)}` },
  {
    name: 'wishes of a category at a price within 25 km',
    path: (n) => `/api/wishes?categoryIds=${1 + (n % 16)}&maxPrice=300000&${CAPITAL}&radius=25`,
  },
  { name: 'what is typed, finished', path: (n) => `/api/items/suggestions?q=${begun(n)}` },
  { name: 'words like one that is rare', path: (n) => `/api/items/related?search=${rare(n)}` },
  {
    name: 'a common word elsewhere',
    path: (n) => `/api/items/elsewhere?search=${common(n)}&${CHACO}&radius=50`,
  },
  { name: 'of those who want something of mine', path: () => items('wantsMine=true') },
  { name: 'whose owners take money', path: () => items('takesMoney=true') },
  { name: 'coincidences: mutual', path: () => '/api/matches?part=mutual' },
  { name: 'coincidences: who likes mine', path: () => '/api/matches?part=likers' },
  { name: 'coincidences: what one wants', path: () => '/api/matches?part=wanted' },
  { name: 'what one’s home tells', path: () => `/api/home?${CAPITAL}` },
  { name: 'my 1,000 trades', path: () => '/api/trade-proposals' },
  { name: 'what is new for me', path: () => '/api/notifications?unread=true&limit=10' },
]
/** Rows read and statements of any question. */
export const READS_MAX = 3_000
export const STATEMENTS_MAX = 5
/** Statements beside those of the question: the session with its person, and of a member who searches their limit. */
export const whoAsks = (path: string): number => (/[?&]search=/.test(path) ? 2 : 1)
