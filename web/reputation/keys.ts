/** By themselves: a trade that ends refreshes what is here, and need not bring how it is asked for. */

/** Everything about reviews: refreshed when one was written. */
export const reviewsKey = ['reviews'] as const
/** Lists in which a reader may vote. */
export const personReviewsKey = [...reviewsKey, 'of'] as const
/** Those about oneself, in which one may as well. */
export const receivedKey = [...reviewsKey, 'received'] as const
