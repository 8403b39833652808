/** The multipart body of a changed profile. */
import type { Context } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { parseOrRefuse } from '../http/validate.ts'
import { isForm, readForm, textsOf } from '../media/form-body.ts'
import { readPhotos } from '../media/store-photos.ts'
import { ProfileUpdateSchema } from './contract.ts'

/** Throws 415 `wrong_type` for another kind of body, 400 `malformed_body`, 422 with issues. */
export async function readProfileBody(c: Context<AppEnv>) {
  if (!isForm(c)) throw new Refusal('wrong_type', 415)
  const form = await readForm(c)
  const update = parseOrRefuse(ProfileUpdateSchema, textsOf(form))
  const [avatar] = readPhotos(form, 'avatar')
  return { update, avatar }
}
