import { describe, expect, test } from 'vitest'
import { exactText, foldText, formsOf, sortText } from './fold.ts'

describe('folding', () => {
  // Case 13.
  test.each(['camion', 'camión', 'CAMIÓN', 'camio\u0301n', ' ¡Camión! '])(
    'reads %j as camion',
    (text) => {
      expect(foldText(text)).toBe('camion')
    },
  )

  // Case 15.
  test.each(["mba'e", 'mba’e', 'mbaʼe', 'MBAʼE', 'mba`e'])('reads %j as mbae', (text) => {
    expect(foldText(text)).toBe('mbae')
    expect(exactText(text)).toBe('mbae')
  })

  test('keeps a letter with its mark in one word, and the mark in the exact text', () => {
    expect(exactText('G̃uarani Ñandutí')).toBe('g̃uarani ñandutí')
    expect(foldText('G̃uarani Ñandutí')).toBe('guarani nanduti')
  })

  test.each([
    ['20.5"', '20 5'],
    ["don't", 'dont'],
    ['a:b', 'a b'],
    ['NEAR(', 'near'],
    ['-4i', '4i'],
    ['***', ''],
    ['🎸', ''],
    ['\u0000', ''],
    ['a\u0000b', 'a b'],
    ['\u0301', ''],
    ['İstanbul', 'istanbul'],
    ['\u212Aayak', 'kayak'],
  ])('leaves letters and digits of %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  test('gives every exact word one folded word', () => {
    const text = exactText('Ñandú, “lápiz” º ª ﬁn Straße 東京 한국 २३ Ǆ 𝐀b \u0345')
    expect(foldText(text).split(' ')).toHaveLength(text.split(' ').length)
    expect(foldText(text).split(' ')).not.toContain('')
  })
})

describe('sorting', () => {
  test('has Ñ between N and O, and no other mark', () => {
    const titles = ['Oca', 'Ñandú', 'nz', 'Zorro', 'NANDO', 'Ñoño', 'Ánfora', 'N\u0303u', 'Anís']
    const sorted = [...titles].sort((a, b) => (sortText(a) < sortText(b) ? -1 : 1))
    expect(sorted).toEqual([
      'Ánfora',
      'Anís',
      'NANDO',
      'nz',
      'Ñandú',
      'Ñoño',
      'N\u0303u',
      'Oca',
      'Zorro',
    ])
  })
})

describe('forms of a word', () => {
  const PAIRS = [
    ['camion', 'camiones'],
    ['lapiz', 'lapices'],
    ['bicicleta', 'bicicletas'],
    ['mueble', 'muebles'],
    ['reloj', 'relojes'],
    ['tablet', 'tablets'],
    ['chip', 'chips'],
    ['luz', 'luces'],
    ['baby', 'babies'],
    ['phone', 'phones'],
    ['box', 'boxes'],
    ['mes', 'meses'],
    ['rubi', 'rubies'],
  ] as const

  test.each(PAIRS)('hold %s and %s both ways', (one, many) => {
    expect(formsOf(one)).toContain(many)
    expect(formsOf(many)).toContain(one)
  })

  test('are few, begin with the word, and leave short words and numbers alone', () => {
    for (const word of [...PAIRS.flat(), 'ces', 'ies', 'ss', 'sies']) {
      expect(formsOf(word)[0]).toBe(word)
      expect(formsOf(word).length).toBeLessThanOrEqual(6)
      expect(formsOf(word).every((form) => form.length >= 2)).toBe(true)
    }
    expect(formsOf('de')).toEqual(['de'])
    expect(formsOf('4x4')).toEqual(['4x4'])
  })
})
