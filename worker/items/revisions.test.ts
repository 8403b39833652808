/** An item's revision: raised by whatever people see otherwise than before, and by nothing else. */
import { beforeAll, expect, test } from 'vitest'
import { fileOf, sample } from '../media/testing/samples.ts'
import type { Browser } from '../testing/app.ts'
import { itemForm, listOf, makeItem, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeProposal, type Pair, walk } from '../testing/makers/trade-maker.ts'
import type { Item } from './contract.ts'

let pair: Pair
let owner: Browser
beforeAll(async () => {
  pair = { owner: await makeAccount(), proposer: await makeAccount() }
  owner = pair.owner.browser
})

const PNG = () => fileOf(sample('gps.png'))
const JPG = () => fileOf(sample('orientation-6.jpg'))

async function edit(id: number, fields: Record<string, unknown>, files: File[] = []) {
  const form = itemForm(fields, 'newImages', files)
  const answer = await owner.send('PUT', `/api/items/${id}`, { form })
  expect([fields, answer.status]).toEqual([fields, 200])
  return (await answer.json<Item>()).revision
}
const revisionOf = async (id: number) =>
  (await (await owner.get(`/api/items/${id}`)).json<Item>()).revision

test.each([
  { title: 'Camión de carga' },
  { description: 'Otro camión, éste de metal.' },
  { categoryId: 1 },
  { condition: 'poor' },
  { estimatedValue: 1_000_000 },
  { location: 'Luque, Paraguay' },
  { city: 'Luque' },
  { tags: ['metal'] },
])('an edit of %j raises it by one, the same once more by none', async (change) => {
  const { id, revision } = await makeItem(owner)
  expect(revision).toBe(1)
  expect(await edit(id, change)).toBe(2)
  expect(await edit(id, change)).toBe(2)
  expect(await revisionOf(id)).toBe(2)
})

test('what is saved as it was raises nothing, in whatever spelling', async () => {
  const { id } = await makeItem(owner)
  const { title } = newItem()
  expect(
    await edit(id, { ...newItem(), title: ` ${title}\u200b `, condition: 'buen_estado' }),
  ).toBe(1)
})

test('photos count: another one, one less, another order', async () => {
  const form = itemForm(newItem(), 'images', [JPG()])
  const item: Item = await (await owner.send('POST', '/api/items', { form })).json()
  expect(item.revision).toBe(1)
  expect(await edit(item.id, {}, [JPG()])).toBe(1)
  expect(await edit(item.id, {}, [PNG()])).toBe(2)
  const { images }: Item = await (await owner.get(`/api/items/${item.id}`)).json()
  expect(await edit(item.id, { imageOrder: images })).toBe(2)
  expect(await edit(item.id, { imageOrder: images.toReversed() })).toBe(3)
  expect(await edit(item.id, { imagesToRemove: images.slice(0, 1) })).toBe(4)
})

test('being deleted, restored, promised and freed raises nothing; lists answer it as the page does', async () => {
  const title = 'Revisable de verdad'
  const { id } = await makeItem(owner, { title })
  await edit(id, { estimatedValue: 7_000 })
  await owner.send('DELETE', `/api/items/${id}`)
  await owner.post(`/api/items/${id}/restore`)
  const { id: trade } = await makeProposal(pair, { requestedItemId: id })
  await walk(trade, [
    [owner, 'accept'],
    [owner, 'request_cancellation'],
    [pair.proposer.browser, 'approve_cancellation'],
  ])
  expect(await revisionOf(id)).toBe(2)
  const [listed] = await listOf(owner, { search: title })
  expect(listed).toMatchObject({ id, revision: 2 })
  const mine: Item[] = await (await owner.get('/api/my-items')).json()
  expect(mine.find((item) => item.id === id)?.revision).toBe(2)
})
