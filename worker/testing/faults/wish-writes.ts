/** The writes of wishes (D64), each in a world of its own. */
import { makeItem } from '../makers/item-maker.ts'
import { makeAccount } from '../makers/makers.ts'
import { makeWish, newWish } from '../makers/wish-maker.ts'
import type { Write } from './writes.ts'

/** No world has such a thing: nothing comes of it by itself. */
const NOBODYS = { words: 'Zanfona' }

export const WISH_WRITES: Write[] = [
  {
    name: 'a wish',
    again: 200,
    touches: [],
    world: async () => {
      const { browser } = await makeAccount()
      const body = newWish({ ...NOBODYS, clientId: crypto.randomUUID() })
      return { browser, ask: (by) => by.post('/api/wishes', body) }
    },
  },
  {
    name: 'a thing offered for a wish',
    again: 409,
    touches: [],
    world: async () => {
      const [wisher, { browser }] = [await makeAccount(), await makeAccount()]
      const { id } = await makeWish(wisher.browser, NOBODYS)
      const { id: itemId } = await makeItem(browser)
      return { browser, ask: (by) => by.post(`/api/wishes/${id}/offers`, { itemId }) }
    },
  },
]
