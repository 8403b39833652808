/** What every decision of an administrator is made with. */
import type { Town } from '../town/town.ts'

/** So many decisions in 1 are wrong. */
export const ERROR = 0.05

/** What an administrator asks for is never refused in here. */
export async function must<T>(town: Town, method: 'GET' | 'POST', path: string, json?: unknown) {
  const answer = await town.product.ask<T>(town.admin, method, path, json)
  if (answer.code !== null) throw new Error(`administrator: ${path}: ${answer.code}`)
  return answer.body
}

/** Once: who is suspended already stays so. */
export async function suspendPerson(town: Town, id: string, words: string): Promise<void> {
  const person = town.known.get(id)
  if (!person || person.suspendedAt !== null) return
  await must(town, 'POST', `/api/admin/people/${id}/suspend`, { words })
  person.suspendedAt = town.product.now()
}
