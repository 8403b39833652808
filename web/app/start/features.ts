/** Which answers the device keeps, who sends what waits, and what goes with whoever leaves: the features, told to pwa. */

import {
  chatsKey,
  homeKey,
  matchesKey,
  myWishesKey,
  tradeListsKey,
  tradePagesKey,
  wishesKey,
  wishListsKey,
  wishPagesKey,
} from '#web/api/keys.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { listsKey } from '#web/browse/queries.ts'
import { favoritesKey } from '#web/favorites/queries.ts'
import { itemKeys, oneKey, publishedKeys, similarKey } from '#web/items/queries.ts'
import { type Senders, tellSenders } from '#web/pwa/outbox/senders.ts'
import { type Features, tellFeatures } from '#web/pwa/store/features.ts'

/** A list of 24 is about 30 KB of JSON, an item 1.5 KB. */
const KEPT: Features['kept'] = [
  { name: 'lists', key: listsKey, isPrivate: false, most: 12 },
  { name: 'things', key: oneKey, isPrivate: false, most: 80 },
  { name: 'similar', key: similarKey, isPrivate: false, most: 20 },
  { name: 'mine', key: itemKeys.mine, isPrivate: true, most: 4 },
  { name: 'favorites', key: favoritesKey, isPrivate: true, most: 4 },
  { name: 'matches', key: matchesKey, isPrivate: true, most: 4 },
  { name: 'home', key: homeKey, isPrivate: true, most: 2 },
  { name: 'chats', key: chatsKey, isPrivate: true, most: 12 },
  { name: 'trade lists', key: tradeListsKey, isPrivate: true, most: 3 },
  { name: 'trades', key: tradePagesKey, isPrivate: true, most: 40 },
  { name: 'wish lists', key: wishListsKey, isPrivate: false, most: 4 },
  { name: 'wishes', key: wishPagesKey, isPrivate: true, most: 40 },
  { name: 'my wishes', key: myWishesKey, isPrivate: true, most: 1 },
  { name: 'person', key: currentUserQuery.queryKey, isPrivate: true, most: 1 },
]

export const SENDERS: Senders = {
  publish: { load: () => import('#browser/items/sending/send-waiting.ts'), changes: publishedKeys },
  // An open chat has it from its socket as well; one whose socket was lost asks.
  message: { load: () => import('#browser/chat/send-waiting.ts'), changes: [chatsKey] },
  wish: { load: () => import('#browser/wishes/form/send-waiting.ts'), changes: [wishesKey] },
  handover: {
    load: () => import('#browser/trades/send-code.ts'),
    changes: [tradePagesKey, tradeListsKey],
  },
}

/** What waits to be sent, and a draft, stay for the same person to come back (D22), and for nobody else. */
async function forget(before: string | null, now: string | null): Promise<unknown> {
  const { dropPush, keepDraftsOf, keepEntriesOf } = await import('#browser/app/members/members.ts')
  // Each for itself: what one of them cannot touch keeps nothing of the others.
  return Promise.all([
    before !== null && dropPush(),
    // After nobody, what nobody known began may be of whoever is there now.
    before === null ? keepDraftsOf(now, null) : keepDraftsOf(now ?? before),
    now !== null && keepEntriesOf(now),
  ])
}

tellFeatures({ kept: KEPT, forget })
tellSenders(SENDERS)
