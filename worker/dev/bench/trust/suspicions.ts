/** What the product itself puts before administrators: proofs that were a suspended person's, and groups (D57, D60). */
import type { RefusedProof } from '../../../admin/people/contract.ts'
import type { TradeGroup } from '../../../reputation/groups/contract.ts'
import { isCheat, type Town } from '../town/town.ts'
import { ERROR, must, suspendPerson } from './desk.ts'

const WHOSE = 'El teléfono que verificaste es de una cuenta suspendida.'
const RING = 'Varias cuentas tuyas intercambian solo entre sí, cosas sin valor.'

/** Whoever is back is suspended; whoever has somebody's old number gets it. Some decisions are wrong. */
export async function lookAtRefused(town: Town): Promise<void> {
  const waiting = await must<RefusedProof[]>(town, 'GET', '/api/admin/people/refused')
  for (const { id, person } of waiting) {
    const known = town.known.get(person.id)
    const isBack = known !== undefined && isCheat(known)
    const decision = isBack !== town.dice.chance(ERROR) ? 'kept' : 'cleared'
    const path = `/api/admin/people/refused/${id}/decide`
    await must(town, 'POST', path, { decision, words: WHOSE })
    if (decision === 'kept') await suspendPerson(town, person.id, WHOSE)
  }
}

/** Where it is a club it is fine; where it is one person with many names, that ends. */
export async function lookAtGroups(town: Town): Promise<void> {
  const groups = await must<TradeGroup[]>(town, 'GET', '/api/admin/groups')
  for (const { id, members, seenAt } of groups) {
    if (seenAt !== null) continue
    const people = members.flatMap((member) => town.known.get(member.id) ?? [])
    const isRing = people.filter(({ kind }) => kind === 'ring').length * 2 > people.length
    if (isRing === town.dice.chance(ERROR))
      await must(town, 'POST', `/api/admin/groups/${id}/fine`, {})
    else for (const one of people) await suspendPerson(town, one.id, RING)
  }
}
