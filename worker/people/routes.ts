/** /api/users: what anybody sees of a person; /api/profile: one's own. */

import type { Context } from 'hono'
import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { pageHeaders } from '../http/page.ts'
import { parseOrRefuse, validate } from '../http/validate.ts'
import { asksAsAnybody, forAnybody, requireViewer, viewerOf } from '../http/viewer.ts'
import { isForm, limitForm, readForm, textsOf } from '../media/form-body.ts'
import { readPhotos } from '../media/store-photos.ts'
import { updateProfile } from './actions.ts'
import { activityOf } from './activity.ts'
import { ActivityQuerySchema, ProfileUpdateSchema } from './contract.ts'
import { publicProfile } from './store.ts'

export const people = new Hono<AppEnv>()
  .get('/:id', asksAsAnybody, async (c) => {
    const id = c.req.param('id')
    const seen = await forAnybody(c, ({ db }, viewer) => publicProfile(db, id, viewer))
    if (!seen) throw new Refusal('person_not_found', 404)
    return c.json(seen.person)
  })
  .get('/:id/activity', asksAsAnybody, validate('query', ActivityQuerySchema), async (c) => {
    const { cursor } = c.req.valid('query')
    const id = c.req.param('id')
    const page = await forAnybody(c, (ctx, viewer) => activityOf(ctx, viewer, id, cursor))
    return c.json(page.rows, 200, pageHeaders(c, page))
  })

export const profile = new Hono<AppEnv>().post('/update', requireViewer, limitForm, async (c) => {
  const { update, avatar } = await readProfileBody(c)
  return c.json(await updateProfile(c.get('ctx'), viewerOf(c), update, avatar))
})

/** Throws 415 `wrong_type` for another kind of body, 400 `malformed_body`, 422 with issues. */
async function readProfileBody(c: Context<AppEnv>) {
  if (!isForm(c)) throw new Refusal('wrong_type', 415)
  const form = await readForm(c)
  const update = parseOrRefuse(ProfileUpdateSchema, textsOf(form))
  const [avatar] = readPhotos(form, 'avatar')
  return { update, avatar }
}
