/** The part of http_ece that we use; the package brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  type Params = {
    version: 'aes128gcm'
    privateKey: ECDH
    /** base64url; of the receiver, when encrypting. */
    dh?: string
    authSecret: string
    /** Random when not given. */
    salt?: string
  }
  export function encrypt(plain: Buffer, params: Params): Buffer
  export function decrypt(sealed: Buffer, params: Params): Buffer
}
