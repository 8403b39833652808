/** Hearts whose request is on its way, each with what was wished last: no answer of before may undo it. */
import type { QueryClient } from '@tanstack/react-query'

const wishes = new WeakMap<QueryClient, Map<string, Map<number, boolean>>>()

/** By person: another one may sign in before the answer comes. */
export function openWishes(client: QueryClient, userId = ''): Map<number, boolean> {
  const people = wishes.get(client) ?? new Map<string, Map<number, boolean>>()
  wishes.set(client, people)
  const found = people.get(userId) ?? new Map<number, boolean>()
  people.set(userId, found)
  return found
}
