/** Pictures of what was reported: the photo of a message, out of a chat that is nobody else's, and the copies of what was reported then. Whoever looks into a chat leaves a row. */
import { chatPhoto } from '../chat/photos.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { copyKey } from '../safety/evidence/copies.ts'
import { audit } from './access/audit.ts'
import { reportById } from './store.ts'

const ADDRESS = /^\/api\/trade-proposals\/(\d+)\/photos\/(\w+)$/

/** Throws 404 where there is none, and once the report is decided. */
export async function reportedPhoto(ctx: Ctx, admin: Viewer, id: number) {
  const report = await reportById(ctx.db, id)
  const [, tradeId, hash] = ADDRESS.exec(report?.evidence.photo ?? '') ?? []
  if (!report || report.decidedAt !== null || !tradeId || !hash) {
    throw new Refusal('not_found', 404)
  }
  const object = await chatPhoto(ctx, Number(tradeId), hash, '640')
  const target = `${report.kind}:${report.target}`
  await audit(ctx, admin.id, 'report_photo_seen', target, {
    report: id,
    accused: report.accusedId,
  })
  return object
}

/** A copy, as long as it is kept (D60). Throws 404. */
export async function copiedPhoto(ctx: Ctx, admin: Viewer, id: number, name: string) {
  const report = await reportById(ctx.db, id)
  if (!report?.photos.includes(name)) throw new Refusal('not_found', 404)
  const object = await ctx.env.PRIVATE.get(copyKey(report, name))
  if (!object) throw new Refusal('not_found', 404)
  if (report.kind === 'message') {
    const details = { report: id, accused: report.accusedId }
    await audit(ctx, admin.id, 'report_photo_seen', `${report.kind}:${report.target}`, details)
  }
  return object
}
