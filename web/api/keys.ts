/** Keys of answers that other features refresh or keep: apart from how they are asked for, so that nobody brings that along. */

/** Everything about reviews: refreshed when one was written. */
export const reviewsKey = ['reviews'] as const
/** Lists in which a reader may vote. */
export const personReviewsKey = [...reviewsKey, 'of'] as const
/** Of a person, without a trade (D58). */
export const otherReviewsKey = [...reviewsKey, 'others'] as const
/** Those about oneself, in which one may as well. */
export const receivedKey = [...reviewsKey, 'received'] as const

/** Who likes whose things; the device keeps it. */
export const matchesKey = ['matches'] as const

export const tokensKey = ['tokens'] as const

/** Whoever keeps answers on the device needs it before the first frame. */
export const chatsKey = ['chats'] as const
export const chatKeyOf = (tradeId: number) => [...chatsKey, tradeId] as const

/** Everything about trades: what is refreshed when one of them changed and it is not known where it is shown. */
export const tradesKey = ['trades'] as const

export const tradeListsKey = [...tradesKey, 'list'] as const
export const tradePagesKey = [...tradesKey, 'one'] as const
/** What a person has proposed for items, as far as it is not over. */
export const ownTradesKey = ['own-trades'] as const

/** The drawer and its badge. */
export const notificationsKey = ['notifications'] as const
export const unreadKey = (userId: string | undefined) =>
  [...notificationsKey, userId, 'unread'] as const

/** What people look for, and what has come of it. */
export const wishesKey = ['wishes'] as const
export const wishListsKey = [...wishesKey, 'list'] as const
export const wishPagesKey = [...wishesKey, 'one'] as const
export const myWishesKey = [...wishesKey, 'mine'] as const

/** What a member's home tells above the list; the device keeps it. */
export const homeKey = ['home'] as const
