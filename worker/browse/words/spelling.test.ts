import { describe, expect, test } from 'vitest'
import { formsOfSpelling, isOneLetterOff, meantBy, soundOf } from './spelling.ts'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'

/** Every word that is one letter off, said without the code that is tested. */
function* oneOff(word: string): Generator<string> {
  for (let i = 0; i <= word.length; i += 1) {
    const [before, after] = [word.slice(0, i), word.slice(i)]
    for (const letter of ALPHABET) yield before + letter + after
    if (after === '') continue
    yield before + after.slice(1)
    for (const letter of ALPHABET) yield before + letter + after.slice(1)
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2)
  }
}

describe.each(['heladera', 'perro', 'caaguazu', 'mesa'])('%s', (word) => {
  const typos = [...new Set(oneOff(word))].filter((typo) => typo !== word)

  test('is one letter off each of its typos, and shares a form with it that is found', () => {
    const kept = formsOfSpelling(word)
    for (const typed of typos) {
      expect(isOneLetterOff(typed, word), typed).toBe(true)
      const isFound = formsOfSpelling(typed).some(({ form, at }) =>
        kept.some(
          (one) => one.form === form && (at === 0 || one.at === 0 || Math.abs(at - one.at) <= 2),
        ),
      )
      expect(isFound, typed).toBe(true)
    }
  })

  test('is not one letter off what is two off, nor itself', () => {
    expect(isOneLetterOff(word, word)).toBe(false)
    const near = new Set([word, ...typos])
    for (const typed of typos.slice(0, 40)) {
      for (const further of oneOff(typed)) {
        if (!near.has(further)) expect(isOneLetterOff(further, word), further).toBe(false)
      }
    }
  })
})

describe('what was meant', () => {
  test.each([
    ['sapatilla', 'zapatilla'],
    ['bisicleta', 'bicicleta'],
    ['amaca', 'hamaca'],
    ['kayac', 'kayak'],
    ['inpresora', 'impresora'],
    ['queso', 'keso'],
  ])('%s sounds like %s', (typed, word) => {
    expect(soundOf(typed)).toBe(soundOf(word))
  })

  test('is what sounds alike before what is frequent, and the frequent before the rest', () => {
    const carpa = { word: 'carpa', items: 90 }
    expect(meantBy('harpa', [carpa, { word: 'arpa', items: 1 }])?.word).toBe('arpa')
    expect(meantBy('carga', [carpa, { word: 'carta', items: 3 }])?.word).toBe('carpa')
    expect(meantBy('sapatilla', [{ word: 'zapatillas', items: 1 }])?.word).toBe('zapatillas')
    expect(meantBy('mesas', [carpa])).toBeNull()
  })
})
