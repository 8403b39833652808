/** Making, changing and ending one's own wishes, and offering a thing for somebody's. */
import type { QueryClient } from '@tanstack/react-query'
import type { NewWish, Wish, WishFields } from '#contract/wishes'
import { api } from '#web/api/client.ts'
import { myWishesKey, wishListsKey } from '#web/api/keys.ts'
import { wishQuery } from './queries.ts'

/** What the server answered is what is shown; lists are asked again. */
export function takeWish(client: QueryClient, wish: Wish): void {
  client.setQueryData(wishQuery(wish.id).queryKey, wish)
  client.setQueryData<Wish[]>(myWishesKey, (before) => {
    if (!before) return before
    const isKnown = before.some(({ id }) => id === wish.id)
    return isKnown ? before.map((one) => (one.id === wish.id ? wish : one)) : [wish, ...before]
  })
  void client.invalidateQueries({ queryKey: wishListsKey })
  void client.invalidateQueries({ queryKey: myWishesKey })
}

export async function sendWish(json: NewWish): Promise<Wish> {
  return (await api.wishes.$post({ json })).json()
}

const paramOf = (id: number) => ({ id: String(id) })

export async function saveWish(id: number, json: WishFields): Promise<Wish> {
  return (await api.wishes[':id'].$put({ param: paramOf(id), json })).json()
}

export async function renewWish(id: number): Promise<Wish> {
  return (await api.wishes[':id'].renew.$post({ param: paramOf(id) })).json()
}

export async function closeWish(id: number): Promise<Wish> {
  return (await api.wishes[':id'].close.$post({ param: paramOf(id) })).json()
}

export async function sendOffer(id: number, itemId: number): Promise<void> {
  await api.wishes[':id'].offers.$post({ param: paramOf(id), json: { itemId } })
}
