/** What answers about wishes are kept under. */
export const wishesKey = ['wishes'] as const
export const wishListsKey = [...wishesKey, 'list'] as const
export const wishPagesKey = [...wishesKey, 'one'] as const
export const myWishesKey = [...wishesKey, 'mine'] as const
