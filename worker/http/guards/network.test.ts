/** Limits of a network are not escaped from by another address of the same one. */
import { expect, test } from 'vitest'
import { Browser } from '../../testing/app.ts'
import { STRICT } from '../../testing/makers/limit-row.ts'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('another address of the same IPv6 network counts for the same limit', async () => {
  const tell = (address: string) =>
    new Browser(STRICT).post(
      '/api/client-errors',
      { message: 'Failed', stack: '', path: '/', release: '0.1.0', online: true },
      { 'cf-connecting-ip': address },
    )
  const answers = await Promise.all(
    Array.from({ length: 501 }, (_, i) => tell(`2001:db8:77:1::${i.toString(16)}`)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await tell('2001:db8:77:2::1')).status).toBe(204)
})
