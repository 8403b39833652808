import { expect, test } from 'vitest'
import { itemAddress, shareLinks } from './share-links.ts'

const ADDRESS = 'https://example.com/items/7'

const parsed = (text: string, address = ADDRESS) =>
  Object.fromEntries(
    shareLinks(text, address).map(({ target, href }) => [target, new URL(href)] as const),
  )

test('the address of an item is its path at this origin, whatever the page was opened with', () => {
  history.pushState(null, '', '/items/7?q=secret&next=%2Fsettings#photo')
  expect(itemAddress(7)).toBe('http://localhost:3000/items/7')
})

test.each([
  'Mira "Bicicleta" en casa: intercambia sin dinero.',
  'a & b = c # d + e ? f / g % h',
  'Ñandutí 🧉 de ao po’i 👨‍👩‍👧',
  `<sCripT src=//x></scriPt> "><img src=x onerror=1>`, // Case 32
  'línea\nnueva',
])('what is said arrives as it was written: %j', (text) => {
  const { whatsapp, facebook, twitter } = parsed(text)
  expect(whatsapp?.searchParams.get('text')).toBe(`${text} ${ADDRESS}`)
  expect([...(whatsapp?.searchParams.keys() ?? [])]).toEqual(['text'])
  expect(facebook?.searchParams.get('u')).toBe(ADDRESS)
  expect(twitter?.searchParams.get('text')).toBe(text)
  expect(twitter?.searchParams.get('url')).toBe(ADDRESS)
  expect([...(twitter?.searchParams.keys() ?? [])]).toEqual(['text', 'url'])
  for (const url of [whatsapp, facebook, twitter]) expect(url?.hash).toBe('')
})

test('they lead to the services themselves, and spaces travel as %20', () => {
  expect(shareLinks('a b', ADDRESS).map(({ href }) => href)).toEqual([
    'https://wa.me/?text=a%20b%20https%3A%2F%2Fexample.com%2Fitems%2F7',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.com%2Fitems%2F7',
    'https://twitter.com/intent/tweet?text=a%20b&url=https%3A%2F%2Fexample.com%2Fitems%2F7',
  ])
})

test('half of an emoji, as a cut title may end with, breaks no link', () => {
  expect(() => shareLinks('x\ud83e', ADDRESS)).not.toThrow()
})
