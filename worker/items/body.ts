/** The body of a publish or an edit: JSON, or multipart with photos. */
import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { isForm, readForm } from '../media/form-body.ts'
import { type IncomingPhoto, readPhotos } from '../media/store-photos.ts'

/** A form sends an empty field where nothing is known; for these that means absent. */
const EMPTY_IS_ABSENT = new Set(['latitude', 'longitude', 'city', 'country', 'clientId'])

export type ItemBody = { fields: Record<string, unknown>; photos: IncomingPhoto[] }

/** 400 malformed_body; photos refuse by themselves. */
export async function readItemBody(
  c: Context<AppEnv>,
  photoField: 'images' | 'newImages',
): Promise<ItemBody> {
  if (!isForm(c)) return { fields: await readObject(c), photos: [] }
  const form = await readForm(c)
  return { fields: fieldsOf(form), photos: readPhotos(form, photoField) }
}

async function readObject(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed_body', 400)
  }
  return Object.fromEntries(Object.entries(body))
}

/** Text fields only; one that is repeated becomes a list. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const texts = new Map<string, string[]>()
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
  }
  const fields = [...texts].flatMap(([name, given]) => {
    const [first] = given
    if (first === '' && EMPTY_IS_ABSENT.has(name)) return []
    return [[name, given.length === 1 ? first : given] as const]
  })
  return Object.fromEntries(fields)
}
