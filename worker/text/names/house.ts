/** What a name may not read like (D59): the house and its roles. On the server alone: a form need not bring the tables. */

/** Signs that are read as another letter, by the letter they are read as. What NFKD takes apart is not here. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ4@ɐ',
  b: 'вʙьƅ',
  c: 'сϲᴄƈ',
  d: 'ԁđᴅɗ',
  e: 'еєεɛᴇ3ҽə€',
  f: 'ꜰƒ',
  g: 'ɡցɢ9ǥ',
  h: 'һհнʜħ',
  // A small L, a one and a bar are read as I: all of them are one sign.
  i: 'іιıɩɪ1l|!ӏłʟĺⅼǀӀ',
  j: 'јᴊϳʝ',
  k: 'кκᴋ',
  m: 'мᴍ',
  n: 'ոпηɴŋ',
  o: 'оοօσᴏ0øөɵ๐',
  p: 'рρᴘþ',
  q: 'ԛզ',
  r: 'гʀɍ',
  s: 'ѕꜱ5$ʂƨ',
  t: 'тτᴛ7ŧ',
  u: 'սυᴜцʊ',
  v: 'νᴠѵ',
  w: 'ѡωԝᴡ',
  x: 'хχ',
  y: 'уγʏұү',
  z: 'ᴢʐ2',
}
const READ_AS = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, signs]) =>
    [...signs].map((sign) => [sign, letter] as const),
  ),
)

/** What it looks like, as small Latin letters and nothing between them: "SОРORTE", "S-o-p-0-r-t-е" -> "soporte". */
export function looksLike(text: string): string {
  const signs = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const read = [...signs].map((sign) => READ_AS.get(sign) ?? sign).join('')
  return read
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Nobody is called so: wherever it stands in a word of a name. */
const ROLES = [
  ...['soporte', 'suporte', 'support', 'administra', 'moderador', 'moderacion', 'moderacao'],
  ...['moderator', 'atencionalcliente', 'servicioalcliente', 'customerservice'],
].map(looksLike)
/** So short, or so like a part of a name, that only a whole word of it counts. */
const ROLE_WORDS = ['admin', 'admins', 'equipo', 'equipe', 'sistema', 'staff'].map(looksLike)
/** Shorter brands could stand in anybody's name. */
const BRAND_INSIDE_MIN = 5
/** Words that are read as one where they stand beside each other: "Sopor Te", "Atención al Cliente". */
const READ_TOGETHER = 3

/** The words of names, letters that stand apart as one: "S o p o r t e" is a word. */
function wordsIn(names: readonly string[]): string[] {
  const apart = names.join(' ').split(/[^\p{L}\p{M}\p{N}@$!|€]+/u)
  const words: string[] = []
  let spelled = ''
  for (const word of [...apart, '--'].map((one) => (one === '--' ? one : looksLike(one)))) {
    if (word.length === 1) {
      spelled += word
      continue
    }
    if (spelled) words.push(spelled)
    spelled = ''
    if (word !== '' && word !== '--') words.push(word)
  }
  return words
}

/**
 * Whether a name, or first and last name together, speaks for the house: as one of its roles or with its name, in
 * look-alike letters and letters apart as well.
 */
export function isOfTheHouse(names: readonly string[], brand = ''): boolean {
  const words = wordsIn(names)
  const own = looksLike(brand)
  const inside = own.length < BRAND_INSIDE_MIN ? ROLES : [...ROLES, own]
  const whole = own === '' ? ROLE_WORDS : [...ROLE_WORDS, own]
  if (words.some((word) => whole.includes(word) || inside.some((one) => word.includes(one)))) {
    return true
  }
  return words.some((_, from) =>
    Array.from({ length: READ_TOGETHER - 1 }, (_unused, more) =>
      words.slice(from, from + more + 2).join(''),
    ).some((together) => inside.includes(together)),
  )
}
