/** The parts of the package that it has no types for. */
declare module 'argon2id/lib/argon2id.js' {
  import type { Argon2idParams } from 'argon2id'

  type Machine = { memory: WebAssembly.Memory; instance: WebAssembly.Instance }
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default function argon2id(params: Argon2idParams, machine: Machine): Uint8Array
}

declare module 'argon2id/dist/simd.wasm' {
  const module: WebAssembly.Module
  // biome-ignore lint/style/noDefaultExport: as runtimes give what is compiled
  export default module
}
