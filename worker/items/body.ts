/** The body of a publish or an edit: JSON, or multipart with photos. */
import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { isForm, readForm, textsOf } from '../media/form-body.ts'
import { type IncomingPhoto, readPhotos } from '../media/store-photos.ts'
import type { PhotoPart } from '../media/terms.ts'

/** A form sends an empty field where nothing is known; for these that means absent. */
const EMPTY_IS_ABSENT = new Set([
  'latitude',
  'longitude',
  'city',
  'country',
  'clientId',
  'isOther',
  'takesOffers',
  'takesMoney',
])

export type ItemBody = { fields: Record<string, unknown>; photos: IncomingPhoto[] }

/** 400 malformed_body; photos refuse by themselves. */
export async function readItemBody(c: Context<AppEnv>, photoField: PhotoPart): Promise<ItemBody> {
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

function fieldsOf(form: FormData): Record<string, unknown> {
  const texts = Object.entries(textsOf(form))
  return Object.fromEntries(
    texts.filter(([name, given]) => given !== '' || !EMPTY_IS_ABSENT.has(name)),
  )
}
