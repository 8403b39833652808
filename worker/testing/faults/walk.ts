/** One write, with one fault at each of its calls in turn. */
import { expect } from 'vitest'
import { on } from './ground.ts'
import { changedBetween, everythingStored, expectPlain, growthOf, missingFiles } from './stored.ts'
import { type Fault, FaultSwitch } from './switch.ts'
import type { World, Write } from './writes.ts'

type Bindings = Parameters<typeof on>[1]
/** The bindings of a request that stands on the broken ground. */
export type Break = (fault: FaultSwitch) => Bindings

type Growth = ReturnType<typeof growthOf>
type Begun = { world: World; before: Awaited<ReturnType<typeof everythingStored>> }

async function begin(write: Write): Promise<Begun> {
  const world = await write.world()
  return { world, before: await everythingStored(world.trade) }
}

/** What one clean request adds: neither a fault nor a second try may make it more or less. */
async function cleanGrowth(write: Write): Promise<Growth> {
  const { world, before } = await begin(write)
  const answer = await world.ask(world.browser)
  expect([write.name, answer.status]).toEqual([write.name, expect.toBeOneOf([200, 201, 204])])
  return growthOf(before, await everythingStored(world.trade))
}

/**
 * Whatever call is struck: the answer is plain, what is stored is all or nothing, and the same request asked again
 * without the fault is done exactly once. Answers, of each fault, the call at which all was done: what comes behind it
 * is read for the answer. None of the calls: as many as there are.
 */
export async function walkThrough(write: Write, faults: readonly Fault[], brokenBy: Break) {
  const clean = await cleanGrowth(write)
  const struck: number[] = []
  for (const fault of faults) struck.push(await walkOne(write, clean, fault, brokenBy))
  return struck
}

/** Slow: whoever asked waits, and then it is done as ever. */
export async function waitFor(write: Write, brokenBy: Break): Promise<void> {
  const clean = await cleanGrowth(write)
  const { world, before } = await begin(write)
  const slow = new FaultSwitch('slow')
  const asked = world.ask(on(world.browser, brokenBy(slow)))
  await slow.reached
  const meanwhile = await everythingStored(world.trade)
  expect(changedBetween(before, meanwhile, write.mayLeave)).toEqual([])
  slow.release()
  expect([write.name, (await asked).ok]).toEqual([write.name, true])
  expect(growthOf(before, await everythingStored(world.trade))).toEqual(clean)
}

async function walkOne(write: Write, clean: Growth, fault: Fault, brokenBy: Break) {
  const { world, before } = await begin(write)
  for (let call = 1; ; call += 1) {
    const where = `${write.name}, ${fault} at call ${call}`
    const broken = new FaultSwitch(fault, (at) => at === call)
    const answer = await world.ask(on(world.browser, brokenBy(broken)))
    if (!answer.ok) await expectPlain(answer)
    const after = await everythingStored(world.trade)
    if (!answer.ok && changedBetween(before, after, write.mayLeave).length === 0) continue
    expect([where, missingFiles(after)]).toEqual([where, []])
    expect([where, withoutKeys(growthOf(before, after))]).toEqual([where, withoutKeys(clean)])
    const again = await world.ask(world.browser)
    expect([where, again.status]).toEqual([where, write.again])
    // Moved on, and the person sees to where.
    if (again.status === 409) expect(await again.json()).toMatchObject({ current: {} })
    await write.sweep?.()
    const growth = growthOf(before, await everythingStored(world.trade))
    expect([where, growth]).toEqual([where, clean])
    return call
  }
}

/** Files that no row names are cleared by cron (sweeping.test.ts). */
const withoutKeys = ({ keys: _, ...rows }: Growth) => rows
