/** /api/notifications/mail-off: whoever has a mail stops its kind without signing in (RFC 8058). */
import { type Context, Hono } from 'hono'
import type { AppEnv, Ctx } from '../http/context.ts'
import { languageOf } from '../http/language.ts'
import { readToken, signToken } from '../http/secrets/tokens.ts'
import { turnSwitches } from './actions.ts'
import { mailOffPage } from './mail-off-page.ts'
import { switchOfMail } from './rules.ts'
import { languageOfUser } from './store.ts'
import { MAIL_OFF_PATH, STOPPABLE_MAILS, type StoppableMail } from './terms.ts'

/** Mails are kept for long, and old ones must still be stoppable. */
const TOKEN_MS = 2 * 365 * 86_400_000
/** Settings have no state that would make an older link wrong. */
const VERSION = 1

export async function mailOffUrl(ctx: Ctx, userId: string, kind: StoppableMail): Promise<string> {
  const claims = { subject: `${kind}:${userId}`, version: VERSION }
  const token = await signToken(ctx, 'mail-off', claims, TOKEN_MS)
  return `${ctx.baseUrl}${MAIL_OFF_PATH}?token=${token}`
}

/** Null when it is none of ours, or its person is gone. */
async function meant(c: Context<AppEnv>) {
  const ctx = c.get('ctx')
  const claims = await readToken(ctx, 'mail-off', c.req.query('token') ?? '')
  const [name, userId] = claims?.subject.split(':') ?? []
  const kind = STOPPABLE_MAILS.find((one) => one === name)
  const language = userId === undefined ? null : await languageOfUser(ctx.db, userId)
  if (!kind || !userId || language === null) return null
  return { kind, userId, language: languageOf(language) }
}

/** A scanner opens every link of a mail: only the button, or the mail program's own, changes anything (case 30). */
export const mailOff = new Hono<AppEnv>()
  .get('/mail-off', async (c) => {
    const found = await meant(c)
    if (!found) return mailOffPage(c, c.get('language'), 'wrong', null)
    return mailOffPage(c, found.language, 'ask', found.kind)
  })
  .post('/mail-off', async (c) => {
    const found = await meant(c)
    if (!found) return mailOffPage(c, c.get('language'), 'wrong', null)
    await turnSwitches(c.get('ctx'), found.userId, { [switchOfMail(found.kind)]: false })
    return mailOffPage(c, found.language, 'done', found.kind)
  })
