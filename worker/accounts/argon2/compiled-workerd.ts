/** In workerd, which compiles nothing at run time: the module comes with the bundle. */
import module from 'argon2id/dist/simd.wasm'

export const compiled: WebAssembly.Module = module
