/** The photo of a reported message, out of a chat that is nobody else's: whoever looks at it leaves a row. */
import { chatPhoto } from '../chat/photos.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
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
