import { describe, expect, test } from 'vitest'
import { smallOf, waysOf, wordsAsked } from './asked-words.ts'

describe('words of a search', () => {
  test.each([
    ['busco samsung a 14', ['samsung', 'a 14']],
    ['43 pulgadas', ['43 pulgadas']],
    ['43"', ['43']],
    ['tv 43', ['tv', '43']],
    ['vestido de 15', ['vestido', '15']],
    ['mesa a estrenar', ['mesa', 'estrenar']],
    ['olla 6 litros', ['olla', '6 litros']],
    ['celular barato', ['celular']],
    ['barato', ['barato']],
    ['', []],
  ])('%j asks for %j', (search, words) => {
    expect(wordsAsked(search)).toEqual(words)
  })
})

describe('ways of writing a word', () => {
  test.each([
    ['a 14', 'a14'],
    ['g 29', 'g29'],
    ['a14', 'a 14'],
    ['iphone11', 'iphone 11'],
    ['32 pulgadas', '32'],
    ['128 gb', '128gb'],
    ['128gb', '128'],
    ['128gb', '128 gb'],
    ['20l', '20 l'],
    ['2', 'dos'],
    ['quince', '15'],
    ['heladera', 'geladeira'],
    ['notebook', 'laptop'],
  ])('%s is also %s', (word, way) => {
    expect(waysOf(word)).toContain(way)
  })

  test('a letter that also asks leaves the number, a model does not', () => {
    expect(waysOf('a 10')).toContain('10')
    expect(waysOf('g 29')).not.toContain('29')
    expect(waysOf('g29')).not.toContain('29')
  })

  test.each([
    ['casa', ['casita']],
    ['autos', ['autitos']],
    ['mesita', ['mesa']],
    ['zapatitos', ['zapatos']],
    ['sofa', ['sofita']],
    ['tv', []],
    ['a 14', []],
  ])('%s small or not is %j', (word, small) => {
    expect(smallOf(word)).toEqual(small)
  })
})
