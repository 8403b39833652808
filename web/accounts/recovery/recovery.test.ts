import { expect, test } from 'vitest'
import { recoveryAt } from './recovery.ts'

test.each([
  ['', 'email', '', ''],
  ['email=ana%40example.com', 'email', 'ana@example.com', ''],
  ['email=ana%40example.com&code=', 'email', 'ana@example.com', ''],
  ['code=048213', 'email', '', ''],
  ['email=ana&code=048213', 'email', 'ana', ''],
  ['email=%20Ana%2Bx%40Example.com&code=048213', 'code', 'ana+x@example.com', '048213'],
])('the address ?%s leads to the stage %s', (query, stage, email, linkCode) => {
  expect(recoveryAt(query, null)).toEqual({ stage, email, linkCode })
})

test('an entry from which a code was sent asks for it, whatever the link said', () => {
  const at = recoveryAt('email=eva%40example.com&code=111111', { sentTo: 'ana@example.com' })
  expect(at).toEqual({ stage: 'code', email: 'ana@example.com', linkCode: '' })
})

test.each([undefined, 'x', 7, [], {}, { sentTo: 7 }, { sentTo: 'ana' }, { step: 2 }])(
  'a foreign entry (%j) is none of ours',
  (state) => {
    expect(recoveryAt('', state).stage).toBe('email')
  },
)
