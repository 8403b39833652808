/** Reviews and what they add up to. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { REVIEWS_PAGE_SIZE } from '#terms/reputation'
import { api } from '#web/api/client.ts'
import { otherReviewsKey, personReviewsKey, receivedKey, reviewsKey } from '#web/api/keys.ts'
import { pageOf } from '#web/browse/queries.ts'

export const ratingSummaryQuery = (userId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'summary', userId],
    queryFn: async ({ signal }) => {
      const param = { id: userId }
      const answer = await api.users[':id']['rating-summary'].$get({ param }, { init: { signal } })
      return answer.json()
    },
  })

export const userStatsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'stats', userId],
    queryFn: async ({ signal }) => {
      const answer = await api.users[':id'].stats.$get(
        { param: { id: userId } },
        { init: { signal } },
      )
      return answer.json()
    },
  })

export const ownStatsQuery = queryOptions({
  queryKey: [...reviewsKey, 'own stats'],
  queryFn: async ({ signal }) => (await api.user.stats.$get({}, { init: { signal } })).json(),
})

/**
 * Ten a page. The page before stays in sight while the next one comes. What a reader may do with a review depends
 * on who reads: the page of the worker is nobody's (null).
 */
export const personReviewsQuery = (userId: string, page: number, readerId: string | null) =>
  queryOptions({
    queryKey: [...personReviewsKey, userId, page, readerId ?? ''],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const given = { param: { id: userId }, query: { page: String(page) } }
      const answer = await api.reviews.user[':id'].$get(given, { init: { signal } })
      return answer.json()
    },
  })

/** Without a trade: a list of its own (D58), which the worker never renders. */
export const otherReviewsQuery = (userId: string, readerId: string | null) =>
  infiniteQueryOptions({
    queryKey: [...otherReviewsKey, userId, readerId ?? ''],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: String(pageParam), part: 'others' } as const
      const given = { param: { id: userId }, query }
      const answer = await api.reviews.user[':id'].$get(given, { init: { signal } })
      return answer.json()
    },
    getNextPageParam: ({ total }, pages) =>
      pages.length * REVIEWS_PAGE_SIZE < total ? pages.length + 1 : undefined,
  })

/** One's own newest, for the profile. */
export const latestReviewsQuery = queryOptions({
  queryKey: [...reviewsKey, 'latest'],
  queryFn: async ({ signal }) => (await api.user.reviews.$get({}, { init: { signal } })).json(),
})

const limit = String(REVIEWS_PAGE_SIZE)
const part = (cursor: string) => (cursor ? { limit, cursor } : { limit })

export const receivedQuery = infiniteQueryOptions({
  queryKey: receivedKey,
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }) => {
    const answer = await api.reviews.received.$get({ query: part(pageParam) }, { init: { signal } })
    return pageOf((await answer.json()).reviews, answer.headers)
  },
  getNextPageParam: (page) => page.next,
})

/** With those that nobody else sees yet. */
export const writtenQuery = infiniteQueryOptions({
  queryKey: [...reviewsKey, 'written'],
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }) => {
    const answer = await api.reviews.written.$get({ query: part(pageParam) }, { init: { signal } })
    return pageOf(await answer.json(), answer.headers)
  },
  getNextPageParam: (page) => page.next,
})
