/** Fills a database with public and private wishes in few statements, ten a person, around real places. The caller brings the engine. */
import { foldText } from '../../db/fold.ts'
import { cellOf, spotOf } from '../../places/grid.ts'
import { keyOfWish } from '../../wishes/matching/rules.ts'
import type { Run } from './fill.ts'

const CHUNK = 400
const DAY = 86_400_000
/** The first is what everybody looks for. */
const WORDS = [
  ...[
    'bicicleta',
    'celular samsung',
    'mesa de madera',
    'heladera',
    'notebook',
    'cochecito de bebé',
  ],
  ...[
    'taladro',
    'guitarra criolla',
    'ropero',
    'championes',
    'cámara de fotos',
    'libros de medicina',
  ],
]
const TOWNS = [
  ['Asunción', -25.29, -57.65],
  ['Luque', -25.27, -57.49],
  ['Ciudad del Este', -25.51, -54.61],
  ['Encarnación', -27.33, -55.87],
] as const
const NAMES =
  `id owner_id is_public categories category_id max_value created_at updated_at expires_at closed_at withheld news key
  cell latitude longitude radius own_spots words note location city country search_words search_place`.split(
    /\s+/,
  )
const INSERT = `INSERT INTO wishes (${NAMES.join(', ')})
  SELECT ${NAMES.map((_, i) => `json_extract(value, '$[${i}]')`).join(', ')} FROM json_each(?) ORDER BY key`
const PEOPLE = `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, date_of_birth, gender, country,
  city, email_verified_at, created_at, updated_at) SELECT value, value || '@example.com', 'none', 'Ana', 'Benítez', '0981123456',
  '1990-05-04', 'female', 'Paraguay', 'Asunción', 1, 1, 1 FROM json_each(?)`

type Fill = { wishes: number; now: number }

/** Adds people `wishing-<n>` and their wishes, every fifth one private. */
export async function fillWishes(run: Run, { wishes, now }: Fill): Promise<void> {
  const people = Array.from({ length: Math.ceil(wishes / 10) }, (_, i) => `wishing-${i}`)
  for (let at = 0; at < people.length; at += CHUNK) {
    await run(PEOPLE, [JSON.stringify(people.slice(at, at + CHUNK))])
  }
  for (let at = 0; at < wishes; at += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, wishes - at) }, (_, i) => rowOf(at + i, now))
    await run(INSERT, [JSON.stringify(rows)])
  }
}

function rowOf(n: number, now: number): (string | number | null)[] {
  const words = WORDS[n % WORDS.length] ?? ''
  const [town, north, east] = TOWNS[n % 7 < 3 ? 0 : n % TOWNS.length] ?? TOWNS[0]
  const isPublic = n % 5 !== 0
  const categoryId = 1 + (n % 16)
  const [latitude, longitude] = [north + ((n % 9) - 4) * 0.1, east + ((n % 5) - 2) * 0.1]
  const spot = spotOf(latitude, longitude)
  const createdAt = now - (n % 50) * DAY
  return [
    ...[null, `wishing-${Math.floor(n / 10)}`, isPublic ? 1 : 0],
    ...(n % 2 === 0 ? ['[]', null] : [JSON.stringify([categoryId]), categoryId]),
    ...[
      n % 4 === 0 ? null : 50_000 * (1 + (n % 20)),
      createdAt,
      createdAt,
      now + 30 * DAY,
      null,
      0,
      0,
    ],
    ...[
      keyOfWish(words, []),
      cellOf(latitude, longitude),
      latitude,
      longitude,
      n % 10 === 0 ? 100 : 25,
    ],
    ...[JSON.stringify([spot]), words, '', town, town, 'Paraguay'],
    ...(isPublic ? [foldText(words), foldText(`${town} Paraguay`)] : ['', '']),
  ]
}
