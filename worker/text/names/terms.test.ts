import { describe, expect, test } from 'vitest'
import { cleanName } from '../terms.ts'
import { isOfTheHouse, looksLike } from './house.ts'
import { isName, toldName } from './terms.ts'

/** Of here and of those who came: each as its bearer writes it. */
const REAL =
  `Ñandutý|D'Amico|D’Amico|María del Carmen Ma.|Núñez-Ayala|Ana|Ma. Auxiliadora|Juan Ma.|José Félix
Mª José|Ykua|Arasunu|Jasy|Mainumby|Kuarahy|Tatarendy|Anahí|Tupã|Ka'aguy|Ka’i|Mba'e|Ñasaindy|Porã|Yvoty|Yvága|Marangatú
Guaireñá|Aguĩ|G̃uasu|Pỹte|Itá|Ayvu|Avá|Isasi|Ysapy|Panambí|Rocío Itatí|Cáceres|Giménez|Benítez de Ocampos|Vda. de Paz
Ruiz Díaz|Ortiz Jr.|De la Cruz|O'Higgins|O’Leary|L'Hôpital|d'Ávila|Jean-Paul|Anne‐Marie|Von Düring|Müller|Strößner
Øyvind|Łukasz|Čapek|Đorđe|İbrahim|Ağaoğlu|Nguyễn|Trần Thị|João|Conceição|Gonçalves|Antônio|Magalhães|Sant'Ana|Fernão
Luís A.|A. C.|José J. Ma.|田中|さくら|ひろし|タナカ|ケンジー|佐々木|山田太郎|李小龙|김민수|박 지성|محمد|عبد الله|فاطمة|خالد بن الوليد
يوسف|مُحَمَّد|שרה|אברהם|Иван|Ольга Петровна|Мария-Анна|Сергей|Оксана|Юлія|Александър|Γιώργος|Ελένη|Παπαδόπουλος
Արամ|გიორგი|अमित|प्रिया शर्मा|สมชาย|Ад|Adán|Adminda|Amadeo Sistemio|Moderato|Modesto|Equipolo|Sopelana|Porter|Rapport
Ayudante|Joel|Jopito|Teodoro|Ramón|Al|Li`.split(/[|\n]/)

/** Of a mailbox, of a page, of a number; of nobody. */
const NONE = [
  ...['jopoi.com', 'https://x.py', 'www.premio.top', 'Ana.Ruiz', 'Ana .Ruiz', 'ana@x.py', 'x/y'],
  ...['0981123456', 'Ana 2', 'Ana (oferta)', 'Gana $$$', 'Ana!', 'Ana, Eva', 'Ana & Eva', '<b>Ana'],
  ...['--', "''", '. .', '.Ana', 'Ana..', 'a。com', 'a．com', 'premio・top', '👍', 'Ana 👍', ''],
]

describe('a name', () => {
  test('of somebody is one, and reads like nobody else', () => {
    expect(REAL.length).toBeGreaterThan(100)
    for (const name of REAL) {
      expect([name, isName(cleanName(name))]).toEqual([name, true])
      expect([name, isOfTheHouse([name, 'Ruiz'], 'Jopói')]).toEqual([name, false])
      expect([name, isOfTheHouse(['Ana', name], 'Jopói')]).toEqual([name, false])
      expect(toldName(cleanName(name))).toBe(cleanName(name))
    }
  })

  test.each(NONE)('is not %j', (name) => {
    expect(isName(cleanName(name))).toBe(false)
  })

  test('is letters with their marks and nothing else of all that Unicode has', () => {
    const apart = new Set("-‐‑'’ʼ‘ʻ´`′ʹ\u0374\u1fef\u1ffd. ")
    const wrong: string[] = []
    for (let code = 0; code <= 0x10_ffff; code += 1) {
      const sign = String.fromCodePoint(code)
      // Of letters of great scripts, pictures and what is not assigned there are a hundred thousand, all alike in this.
      if (/[\p{Cs}\p{Co}\p{Cn}\p{So}]/u.test(sign) || apart.has(sign)) continue
      if (code > 0x3400 && /\p{Lo}/u.test(sign)) continue
      // What cleaning takes away leaves "Ab".
      const name = cleanName(`A${sign}b`)
      const isLetter = /^[\p{L}\p{M}\p{Z}\s\u0085]$/u.test(sign) || name === 'Ab'
      if (isName(name) !== (isLetter && !/[^\p{L}\p{M}\s]/u.test(name)))
        wrong.push(code.toString(16))
      if (!/^[\p{L}\p{M} ]+$/u.test(toldName(name))) wrong.push(`told ${code.toString(16)}`)
    }
    expect(wrong).toEqual([])
  })

  test('has at least one letter, whatever stands around it', () => {
    for (const name of ['-', "'", '’’', ' ', '- -', '.', "'-'"]) expect(isName(name)).toBe(false)
  })
})

describe('a name from before', () => {
  test.each([
    ['jopoi.com', 'jopoi com'],
    ['https://premio.top/x?y', 'https premio top x y'],
    ['ana@x.com.py', 'ana x com py'],
    ['www.premio.top.', 'www premio top.'],
    ['Ana 0981123456', 'Ana'],
    ['. . Ana', 'Ana'],
    ['a。com', 'a com'],
    ['Ma. José', 'Ma. José'],
    ['123', '—'],
  ])('of %j is told as %j', (name, told) => {
    expect(toldName(name)).toBe(told)
    expect(told === '—' || isName(told)).toBe(true)
  })
})

describe('what speaks for the house', () => {
  test.each([
    ['Soporte', 'Jopói'],
    ['Soporte', 'Técnico'],
    ['SOPORTE', 'Ruiz'],
    ['Ѕорorte', 'Ruiz'],
    ['Ｓｏｐｏｒｔｅ', 'Ruiz'],
    ['𝕊𝕠𝕡𝕠𝕣𝕥𝕖', 'Ruiz'],
    ['S o p o r t e', 'Ruiz'],
    ['S-o-p-ó-r-t-e', 'Ruiz'],
    ['Sopor', 'Te'],
    ['Ana', 'Sopor Te Ruiz'],
    ['S0p0rt3', 'Ruiz'],
    ['ꜱᴏᴘᴏʀᴛᴇ', 'Ruiz'],
    ['Soporteoficial', 'Ruiz'],
    ['Administración', 'Central'],
    ['Administradora', 'Ruiz'],
    ['Adrninistrador', 'Ruiz'],
    ['Moderación', 'Ruiz'],
    ['Ana', 'Moderadora'],
    ['Admin', 'Ruiz'],
    ['Adm1n', 'Ruiz'],
    ['ADMlN', 'Ruiz'],
    ['A d m i n', 'Ruiz'],
    ['Ana', 'del Equipo'],
    ['Atención', 'al Cliente'],
    ['Support', 'Team'],
    ['Jopói', 'Ruiz'],
    ['Jo', 'Pói'],
    ['Jорói', 'Ruiz'],
    ['Jopøi', 'Ruiz'],
    ['JOPOl', 'Ruiz'],
    ['Jopoioficial', 'Ruiz'],
  ])('%s %s', (first, last) => {
    expect(isOfTheHouse([first, last], 'Jopói')).toBe(true)
  })

  test('a short brand is one only as a whole word, an empty one never', () => {
    expect(isOfTheHouse(['Mariana', 'Ruiz'], 'Ana')).toBe(false)
    expect(isOfTheHouse(['Ana', 'Ruiz'], 'Ana')).toBe(true)
    expect(isOfTheHouse(['Ana', 'Ruiz'], '')).toBe(false)
    expect(isOfTheHouse(['Ana', 'Ruiz'], '???')).toBe(false)
  })

  test('is judged by what it looks like', () => {
    expect(looksLike('Ｊ０ＰÓЇ')).toBe('jopoi')
    expect(looksLike('Ella')).toBe(looksLike('EIIa'))
  })
})
