import { expect, test } from 'vitest'
import { piecesOf } from './links.ts'

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? [])

test('an address in a sentence is a link, without what closes the sentence', () => {
  expect(piecesOf('Mira https://example.com/a?b=1. ¿Te sirve?')).toEqual([
    { text: 'Mira ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: '. ¿Te sirve?' },
  ])
  expect(links('(http://a.example/x), http://b.example!')).toEqual([
    'http://a.example/x',
    'http://b.example/',
  ])
  expect(links('https://es.wikipedia.org/wiki/Mate_(bebida)')).toEqual([
    'https://es.wikipedia.org/wiki/Mate_(bebida)',
  ])
})

test.each([
  ['https://a.example,https://b.example', ['https://a.example/', 'https://b.example/']],
  ['sobre https://a.example/(x)(y)…', ['https://a.example/(x)(y)']],
  ['«https://a.example/x»', ['https://a.example/x']],
  [
    '(ver https://es.wikipedia.org/wiki/Mate_(bebida))',
    ['https://es.wikipedia.org/wiki/Mate_(bebida)'],
  ],
  ['HTTPS://A.EXAMPLE/x', ['https://a.example/x']],
  ['https://ñandú.example', ['https://xn--and-6ma2c.example/']],
])('of %j it takes no more and no less than the addresses', (text, addresses) => {
  expect(links(text)).toEqual(addresses)
})

// Case 32.
test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'java\nscript:alert(1)',
  'https://banco.example@malo.example/',
  'https://banco.example:443@malo.example/',
  'https://',
  'http://[',
  'ftp://example.com',
  '<img src=x onerror=1>',
  'www.example.com',
  '//example.com',
  'mailto:ana@example.com',
  'ana@example.com',
])('%s is text', (text) => {
  expect(links(text)).toEqual([])
})

test.each(['', 'hola', 'a https://x.example b https://y.example/ü c', '<b>https://z.example</b>'])(
  'nothing of %j is lost',
  (text) => {
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  },
)
