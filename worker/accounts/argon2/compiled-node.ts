/** Under Node (scripts, tests over libSQL): compiled from the package's file. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('argon2id/dist/simd.wasm')

export const compiled = new WebAssembly.Module(readFileSync(file))
