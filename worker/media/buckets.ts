/** The buckets as requests reach them: what fails in one is `Down`, like an answer that is none. */
import type { R2Bucket } from '@cloudflare/workers-types'
import { standingOn } from '../db/down.ts'
import type { Bindings } from '../env.ts'

const isRecord = (answer: unknown): answer is Record<string, unknown> =>
  typeof answer === 'object' && answer !== null

/** What each call answers; `put` answers null where a condition failed, and we set none. */
const ANSWERS: Record<string, (answer: unknown) => boolean> = {
  put: (answer) => isRecord(answer) && typeof answer.key === 'string',
  get: (answer) => answer === null || (isRecord(answer) && typeof answer.httpEtag === 'string'),
  head: (answer) => answer === null || (isRecord(answer) && typeof answer.httpEtag === 'string'),
  list: (answer) => isRecord(answer) && Array.isArray(answer.objects),
  delete: () => true,
}

const watched = (bucket: R2Bucket): R2Bucket =>
  new Proxy(bucket, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      const isAnswer = ANSWERS[String(name)]
      if (!isAnswer) return value.bind(target)
      return async (...given: unknown[]) =>
        standingOn('bucket', asked(value, target, given), isAnswer)
    },
  })

/** Async, so that what throws at once is a rejection like any other. */
const asked = async (
  call: CallableFunction,
  target: R2Bucket,
  given: unknown[],
): Promise<unknown> => Reflect.apply(call, target, given)

const known = new WeakMap<R2Bucket, R2Bucket>()

/** Where a bucket is not bound, which a product without photos may be, there is nothing to watch. */
function once(bucket: R2Bucket | undefined): R2Bucket | undefined {
  if (!bucket) return bucket
  const before = known.get(bucket) ?? watched(bucket)
  known.set(bucket, before)
  return before
}

/** The same bindings; their buckets throw nothing but `Down`. */
export const withBuckets = (env: Bindings): Bindings =>
  ({ ...env, PHOTOS: once(env.PHOTOS), PRIVATE: once(env.PRIVATE) }) as Bindings
