import { describe, expect, test } from 'vitest'
import { foldText } from '../db/fold.ts'
import { meaningsOf, REGION_WORDS, withoutAsking } from './region-words.ts'

const COUNTRIES = /^(all|[A-Z]{2})$/

describe('one thing has many words', () => {
  test.each([
    ['championes', 'zapatillas'],
    ['championes', 'tenis'],
    ['heladera', 'refrigerador'],
    ['nevera', 'heladeras'],
    ['celular', 'movil'],
    ['moviles', 'celular'],
    ['campera', 'chaqueta'],
    ['remera', 'camiseta'],
    ['playeras', 'remeras'],
    ['notebook', 'laptop'],
    ['portatil', 'notebook'],
    ['bici', 'bicicleta'],
    ['lavadora', 'lavarropas'],
    ['lavarropa', 'lavadora'],
  ])('%s is also %s', (word, other) => {
    expect(meaningsOf(word)).toContain(other)
    expect(meaningsOf(word)[0]).toBe(word)
  })

  test('each country’s word finds every other one of the same thing', () => {
    for (const thing of REGION_WORDS) {
      expect(Object.keys(thing).every((country) => COUNTRIES.test(country))).toBe(true)
      const words = Object.values(thing).flatMap((list) => list.split(',').map(foldText))
      expect(new Set(words).size).toBeGreaterThan(1)
      for (const word of words) expect(meaningsOf(word)).toEqual(expect.arrayContaining(words))
    }
  })

  test('what has one word keeps its forms alone', () => {
    expect(meaningsOf('bandoneon')).toEqual(['bandoneon', 'bandoneons', 'bandoneones'])
  })

  test('one word does not lead from thing to thing', () => {
    expect(meaningsOf('celular')).not.toContain('notebook')
    expect(meaningsOf('heladera')).not.toContain('freezer')
    for (const thing of REGION_WORDS) {
      const [first = ''] = Object.values(thing)[0]?.split(',') ?? []
      expect(meaningsOf(foldText(first)).length).toBeLessThan(80)
    }
  })
})

describe('words of asking', () => {
  test.each([
    ['busco celular', 'celular'],
    ['mesa y sillas', 'mesa sillas'],
    ['necesito una cuna para bebé', 'cuna bebé'],
    ['looking for a bike', 'bike'],
    ['aheka bici', 'bici'],
    ['mesa de madera', 'mesa madera'],
  ])('%s asks for %s', (typed, told) => {
    expect(withoutAsking(typed.split(' '))).toEqual(told.split(' '))
  })

  test('stay where there is nothing else', () => {
    expect(withoutAsking(['con', 'de'])).toEqual(['con', 'de'])
  })
})
