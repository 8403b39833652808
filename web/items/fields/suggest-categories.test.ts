import { expect, test } from 'vitest'
import { suggestCategories } from './suggest-categories.ts'

test.each([
  ['Bicicleta rodado 26', 'sports'],
  ['BICICLETAS', 'sports'],
  ['Camión de juguete', 'vehicles toys'],
  ['celular samsung con cargador', 'phones'],
  ['Guitarra criolla', 'music'],
  ['Sofá de tres lugares', 'home'],
  ['Libros de cuentos', 'books'],
  ['Old books', 'books'],
  ['Ñandutí antiguo', 'art'],
  ['Cochecito de bebé', 'babies'],
  ['Taladro y dos llaves', 'tools'],
])('%s sounds like %s', (title, keys) => {
  expect(suggestCategories(title).join(' ')).toBe(keys)
})

test('the first word weighs most, and three are enough', () => {
  expect(suggestCategories('Funda de guitarra')[0]).toBe('phones')
  const many = suggestCategories('mesa guitarra libro bicicleta celular taladro')
  expect(many).toEqual(['home', 'music', 'books'])
})

test.each(['', '   ', '😀', '<script>', 'xyz', 'constructor', '__proto__'])(
  '%j suggests nothing and breaks nothing',
  (title) => {
    expect(suggestCategories(title)).toEqual([])
  },
)
