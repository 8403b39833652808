/** Reading numbers and names out of untrusted bytes: whatever does not fit is one refusal. */
import { Refusal } from '../../http/errors.ts'

export function broken(): Refusal {
  return new Refusal('photo_broken', 422)
}

export function u8(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw broken()
  return byte
}

/** Big-endian, 1 to 6 bytes: exact in a double. */
export function uint(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let i = 0; i < length; i += 1) value = value * 256 + u8(bytes, at + i)
  return value
}

/** Little-endian, 1 to 6 bytes. */
export function uintLittle(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let i = length - 1; i >= 0; i -= 1) value = value * 256 + u8(bytes, at + i)
  return value
}

/** Bytes as one character each: names of chunks and boxes. '' beyond the end. */
export function nameAt(bytes: Uint8Array, at: number, length = 4): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

export function concat(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Characters of one byte each. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function bigEndian(value: number, length: number): Uint8Array {
  return littleEndian(value, length).reverse()
}

export function littleEndian(value: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => Math.floor(value / 256 ** i) % 256)
}
