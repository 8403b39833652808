/** The one way of breaking what the product stands on, in tests: a switch at the boundary of database, bucket or rooms. */
import type {
  D1Database,
  D1PreparedStatement,
  DurableObjectNamespace,
  R2Bucket,
} from '@cloudflare/workers-types'

/**
 * `down`: nobody there. `slow`: it answers when the test lets it. `error`: the platform's own words. `nonsense`: nothing
 * is done, and the answer has the wrong shape. `lost`: it is done, and its answer never comes.
 */
export const FAULTS = ['down', 'slow', 'error', 'nonsense', 'lost'] as const
export type Fault = (typeof FAULTS)[number]

type Words = { error: string; nonsense: unknown }
const LOST = 'Network connection lost.'

/** Strikes the calls that `where` names by their number (from 1), all of them unless told otherwise. */
export class FaultSwitch {
  calls = 0
  struck = 0
  readonly #gate = Promise.withResolvers<void>()
  readonly #reached = Promise.withResolvers<void>()

  readonly fault: Fault
  readonly where: (call: number) => boolean

  constructor(fault: Fault, where: (call: number) => boolean = () => true) {
    this.fault = fault
    this.where = where
  }

  /** What was slow goes on. */
  release(): void {
    this.#gate.resolve()
  }

  /** Resolves when the first call is struck. */
  get reached(): Promise<void> {
    return this.#reached.promise
  }

  async through<T>(ask: () => T | PromiseLike<T>, { error, nonsense }: Words): Promise<T> {
    this.calls += 1
    if (!this.where(this.calls)) return ask()
    this.struck += 1
    this.#reached.resolve()
    if (this.fault === 'down') throw new Error(LOST)
    if (this.fault === 'error') throw new Error(error)
    if (this.fault === 'nonsense') return nonsense as T
    if (this.fault === 'slow') await this.#gate.promise
    const answer = await ask()
    if (this.fault === 'lost') throw new Error(LOST)
    return answer
  }
}

/** Methods named in `through` pass the switch; others, and fields, are the item's own. */
function behind<T extends object>(
  thing: T,
  through: Record<string, (ask: () => unknown, given: unknown[]) => unknown>,
): T {
  return new Proxy(thing, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const pass = through[String(name)]
      if (!pass) return value.bind(target)
      return (...given: unknown[]) => pass(() => Reflect.apply(value, target, given), given)
    },
  })
}

const D1_WORDS = { error: 'D1_ERROR: internal error; reference = 0a1b2c3d4e5f' }

export function faultyDatabase(d1: D1Database, fault: FaultSwitch): D1Database {
  const own = new WeakMap<object, D1PreparedStatement>()
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const one = (ask: () => unknown) =>
      fault.through(ask, { ...D1_WORDS, nonsense: { success: true } })
    const proxy = behind(statement, {
      bind: (ask) => wrap(ask() as D1PreparedStatement),
      ...{ all: one, run: one, first: one },
      // With their names: the look at a statement's columns, once in a process, is no call of a request.
      raw: (ask, [options]) => (options ? ask() : one(ask)),
    })
    own.set(proxy, statement)
    return proxy
  }
  return behind(d1, {
    prepare: (ask) => wrap(ask() as D1PreparedStatement),
    batch: (_ask, [statements]) =>
      fault.through(
        () => d1.batch((statements as D1PreparedStatement[]).map((s) => own.get(s) ?? s)),
        { ...D1_WORDS, nonsense: [] },
      ),
  })
}

export function faultyBucket(bucket: R2Bucket, fault: FaultSwitch): R2Bucket {
  const named = (name: string) => (ask: () => unknown) =>
    fault.through(ask, {
      error: `${name}: We encountered an internal error. Please try again. (10001)`,
      nonsense: {},
    })
  const names = ['put', 'get', 'head', 'list', 'delete']
  return behind(bucket, Object.fromEntries(names.map((name) => [name, named(name)])))
}

/** Every call to every room of the namespace. */
export function faultyRooms(
  rooms: DurableObjectNamespace,
  fault: FaultSwitch,
): DurableObjectNamespace {
  const words = {
    error: 'Durable Object storage operation exceeded timeout which caused object to be reset.',
    nonsense: '<html>',
  }
  const broken = (stub: object) =>
    new Proxy(stub, {
      get:
        (target, name) =>
        (...given: unknown[]) =>
          fault.through(() => methodsOf(target)[name]?.(...given), words),
    })
  return behind(rooms, { get: (ask) => broken(ask() as object) })
}

/** A stub makes its methods as they are named. */
const methodsOf = (stub: object) =>
  stub as unknown as Record<string | symbol, (...given: unknown[]) => unknown>
