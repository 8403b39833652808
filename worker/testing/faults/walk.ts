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

/** Slow: whoever asked waits, nothing is shown meanwhile, and then it is done as ever. Answers what it adds. */
async function waited(write: Write, brokenBy: Break): Promise<Growth> {
  const { world, before } = await begin(write)
  const slow = new FaultSwitch('slow')
  const asked = world.ask(on(world.browser, brokenBy(slow)))
  await slow.reached
  const meanwhile = await everythingStored(world.trade)
  expect(changedBetween(before, meanwhile, write.mayLeave)).toEqual([])
  slow.release()
  expect([write.name, (await asked).ok]).toEqual([write.name, true])
  return growthOf(before, await everythingStored(world.trade))
}

/**
 * Whatever call is struck: the answer is plain, what is stored is all or nothing, and the same request asked again
 * without the fault is done exactly once. Answers the call at which all was done, what comes behind it is read for the
 * answer: of faults by which nothing is done, and of the lost answer. None of the calls: one more than there are.
 */
export async function walkThrough(write: Write, brokenBy: Break) {
  const whole = await waited(write, brokenBy)
  const undone = await walk(write, whole, ['down', 'error', 'nonsense'], brokenBy)
  return { undone, lost: await walk(write, whole, ['lost'], brokenBy) }
}

async function walk(write: Write, whole: Growth, faults: Fault[], brokenBy: Break) {
  const { world, before } = await begin(write)
  for (let call = 1; ; call += 1) {
    for (const fault of faults) {
      const where = `${write.name}, ${fault} at call ${call}`
      const broken = new FaultSwitch(fault, (at) => at === call)
      const answer = await world.ask(on(world.browser, brokenBy(broken)))
      if (!answer.ok) await expectPlain(answer)
      const after = await everythingStored(world.trade)
      if (!answer.ok && changedBetween(before, after, write.mayLeave).length === 0) continue
      expect([where, missingFiles(after)]).toEqual([where, []])
      expect([where, withoutKeys(growthOf(before, after))]).toEqual([where, withoutKeys(whole)])
      const again = await world.ask(world.browser)
      expect([where, again.status]).toEqual([where, write.again])
      // Moved on, and the person sees to where.
      if (again.status === 409) expect(await again.json()).toMatchObject({ current: {} })
      await write.sweep?.()
      const growth = growthOf(before, await everythingStored(world.trade))
      expect([where, growth]).toEqual([where, whole])
      return call
    }
  }
}

/** Files that no row names are cleared by cron (sweeping.test.ts). */
const withoutKeys = ({ keys: _, ...rows }: Growth) => rows
