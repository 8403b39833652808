/** A press that comes before its code, or before it is known who presses. */
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import * as t from './testing.tsx'

const line = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { code: promise, bring: resolve }
})
vi.mock('./press-heart.ts', async (original) => {
  await line.code
  return original()
})

beforeEach(t.fresh)
afterEach(() => vi.unstubAllGlobals())

const changes = (calls: { name: string }[]) =>
  calls.map(({ name }) => name).filter((name) => /^(POST|DELETE)/.test(name))

test('before its code is there it is seen at once, and done once when that comes, as wished last', async () => {
  const { calls } = t.favoritesServer([])
  await t.visit('/search', true)
  await vi.waitFor(() => expect(t.hearts()).toHaveLength(2))
  fireEvent.click(t.heart(7))
  expect(t.isPressed(7)).toBe(true)
  fireEvent.click(t.heart(8))
  expect(t.isPressed(8)).toBe(true)
  fireEvent.click(t.heart(8))
  expect(t.isPressed(8)).toBe(false)
  expect(changes(calls)).toEqual([])
  await act(async () => line.bring())
  await vi.waitFor(() => expect(changes(calls)).toEqual([t.add(7)]))
  expect(t.isPressed(7)).toBe(true)
  expect(t.isPressed(8)).toBe(false)
})

test('before it is known who is there it is seen at once, and done for them; never on their own', async () => {
  const { answers, calls } = t.favoritesServer([8])
  const { promise, resolve } = Promise.withResolvers<AnswerOf<'GET /api/auth/user'>>()
  answers['GET /api/auth/user'] = () => promise
  await t.visit('/search', true)
  expect(t.hearts()).toHaveLength(3)
  for (const id of [7, 8, 9]) fireEvent.click(t.heart(id))
  for (const id of [7, 8, 9]) expect(t.isPressed(id)).toBe(true)
  expect(changes(calls)).toEqual([])
  await act(async () => resolve({ body: makePerson({ id: 'beto' }) }))
  await vi.waitFor(() => expect(changes(calls)).toContain(t.add(7)))
  await vi.waitFor(() => expect(t.hearts()).toHaveLength(2))
  expect(t.isPressed(7) && t.isPressed(8)).toBe(true)
  expect(changes(calls)).not.toContain(t.add(9))
  expect(changes(calls)).not.toContain(t.remove(8))
})

test("a visitor's press that was taken back before it was done leads nowhere", async () => {
  const { pressHeart } = await import('./press-heart.ts')
  const { queryClient } = await t.visit('/search', false)
  await pressHeart(queryClient, makeItem(7), false)
  expect(t.said()).toBe('')
  expect(localStorage.getItem('wishedFavorites')).toBeNull()
})

test("a visitor's press says why nothing is saved yet", async () => {
  t.favoritesServer([])
  await t.visit('/search', false)
  fireEvent.click(t.heart(7))
  expect(await screen.findByText('Inicia sesión para guardar favoritos')).toBeTruthy()
  expect(t.isPressed(7)).toBe(false)
})
