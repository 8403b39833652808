/** Argon2id (RFC 9106) in WebAssembly: one memory an isolate, made by its first hash. */
import argon2id from 'argon2id/lib/argon2id.js'
import { compiled } from '#argon2-compiled'

/** 65 MB, as its build declares; only what a hash touches is ever taken from the machine. */
const PAGES = 1040

type Machine = Parameters<typeof argon2id>[1]
let machine: Machine | undefined

/** Not by the package's own loader: a promise that one request waits for must not be another's. */
function start(): Machine {
  const memory = new WebAssembly.Memory({ initial: PAGES, maximum: PAGES })
  return { memory, instance: new WebAssembly.Instance(compiled, { env: { memory } }) }
}

/** m in KiB, t passes, p lanes. */
export type Argon2Cost = { m: number; t: number; p: number }

/** Fewer than this many bytes the package mistakes for a length, and throws. */
export const ARGON2_BYTES_MIN = 2

/** Blocks the isolate while it runs. `password`: at least ARGON2_BYTES_MIN. */
export function argon2(
  password: Uint8Array,
  salt: Uint8Array,
  { m, t, p }: Argon2Cost,
  tagLength: number,
): Uint8Array {
  machine ??= start()
  const params = { password, salt, memorySize: m, passes: t, parallelism: p, tagLength }
  return argon2id(params, machine)
}
