/** One's own proofs, what is offered and granted; and what waits for administrators. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { nextCursor } from '#web/browse/queries.ts'

/** Everything that a payment or a decision may change. */
export const verificationKey = ['verification'] as const

/** Asked for at every visit: somebody else decides. */
export const proofsQuery = queryOptions({
  queryKey: [...verificationKey, 'proofs'],
  queryFn: async ({ signal }) =>
    (await api.user.verifications.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

/** In the language that is active when they are asked for. */
export const packagesQuery = (language: string) =>
  queryOptions({
    queryKey: [...verificationKey, 'packages', language],
    queryFn: async ({ signal }) =>
      (await api.verification.packages.$get({}, { init: { signal } })).json(),
  })

export const badgesQuery = queryOptions({
  queryKey: [...verificationKey, 'badges'],
  queryFn: async ({ signal }) =>
    (await api.verification.badges.$get({}, { init: { signal } })).json(),
  refetchOnMount: 'always',
})

/** Oldest first. Other administrators decide too. */
export const verificationQueueQuery = infiniteQueryOptions({
  queryKey: ['admin', 'verifications'],
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : {}
    const answer = await api.admin.verifications.$get({ query }, { init: { signal } })
    return { items: await answer.json(), next: nextCursor(answer.headers.get('Link')) }
  },
  getNextPageParam: (page) => page.next,
  refetchOnMount: 'always',
})
