import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import { makePerson } from '#web/testing/people.ts'
import { prepare } from './press-heart.ts'
import * as t from './testing.tsx'

test('an answer about oneself that was on its way does not bring the old count back', async () => {
  t.fresh()
  prepare()
  const { answers } = t.favoritesServer([7])
  const { queryClient } = await t.visit('/search?q=a', true)
  await screen.findByRole('button', { name: 'Quitar de favoritos: Cosa 7' })
  const beto = (favoriteItems: number) => ({
    body: makePerson({ id: 'beto', firstName: 'Beto', favoriteItems }),
  })
  let come!: (given: ReturnType<typeof beto>) => void
  const old = new Promise<ReturnType<typeof beto>>((resolve) => {
    come = resolve
  })
  const asked = [() => old, () => beto(0)]
  answers['GET /api/auth/user'] = () => (asked.shift() ?? (() => beto(0)))()
  void queryClient.refetchQueries(currentUserQuery)
  await userEvent.click(t.heart(7))
  await waitFor(() => expect(asked).toEqual([]))
  come(beto(1))
  await old
  const count = () => queryClient.getQueryData(currentUserQuery.queryKey)?.favoriteItems
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(count()).toBe(0)
})
