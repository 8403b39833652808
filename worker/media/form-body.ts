/** Multipart bodies: measured before they are read, and read once. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { JSON_MAX_BYTES } from '../http/guards/body-limit.ts'
import { mediaTypeOf } from '../http/media-type.ts'
import { partCounter } from './form-parts.ts'
import { PHOTOS_MAX, UPLOAD_MAX_BYTES } from './terms.ts'

/** Photos at their largest with their smaller sizes, and one more photo's room for the rest. */
export const FORM_MAX_BYTES = (PHOTOS_MAX + 1) * UPLOAD_MAX_BYTES
const limit = bodyLimit({
  maxSize: FORM_MAX_BYTES,
  onError: () => {
    throw new Refusal('too_large', 413)
  },
})

/** 413 too_large, whatever the form says of its length; JSON is measured for all of /api. */
export const limitForm: MiddlewareHandler<AppEnv> = (c, next) =>
  isForm(c) ? limit(c, next) : next()

export function isForm(c: Context<AppEnv>): boolean {
  return mediaTypeOf(c.req.raw) === 'multipart/form-data'
}

/** Throws 400 `malformed_body`; 413 `too_large` for more parts than `PARTS_MAX` and more text than JSON may have. */
export async function readForm(c: Context<AppEnv>): Promise<FormData> {
  const form = await countedForm(c.req.raw)
  let letters = 0
  for (const value of form.values()) if (typeof value === 'string') letters += value.length
  if (letters > JSON_MAX_BYTES) throw tooLarge()
  return form
}

/** Text fields only; one that is repeated becomes a list. */
export function textsOf(form: FormData): Record<string, string | string[]> {
  const texts = new Map<string, string[]>()
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
  }
  const fields = [...texts].map(([name, given]) => [
    name,
    given[1] === undefined ? given[0] : given,
  ])
  return Object.fromEntries(fields)
}

const tooLarge = () => new Refusal('too_large', 413)

async function countedForm({ body, headers }: Request): Promise<FormData> {
  const parts = partCounter()
  const type = headers.get('content-type') ?? ''
  try {
    const counted = body?.pipeThrough(parts.counter) ?? null
    return await new Response(counted, { headers: { 'content-type': type } }).formData()
  } catch {
    throw parts.areTooMany() ? tooLarge() : new Refusal('malformed_body', 400)
  }
}
