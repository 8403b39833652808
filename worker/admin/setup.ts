/** The first administrator where no mail can prove an address: the code of the settings, once (D39). */
import * as v from 'valibot'
import { mailboxMark, marked } from '../accounts/marks/marks.ts'
import { hashPassword, namesOf, requireUncommon } from '../accounts/passwords.ts'
import { registrationAgreed } from '../accounts/person/consents.ts'
import { requireOfAge } from '../accounts/person/of-age.ts'
import { emailProved, firstProof } from '../accounts/person/proved.ts'
import { endSessionsOf } from '../accounts/person/sessions.ts'
import {
  changePasswordStatement,
  insertPerson,
  markEmailVerified,
  personByEmail,
} from '../accounts/person/store.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { spend } from '../http/guards/limits.ts'
import { sameHash, sha256 } from '../http/secrets/hash.ts'
import { mailModeOf } from '../mail/service.ts'
import { earn } from '../tokens/ledger/earn.ts'
import { audit } from './access/audit.ts'
import { type Setup, SetupSchema } from './contract.ts'

/**
 * Throws 404 alike where there is no code or mail proves addresses, for what is no form, a wrong or used code and
 * another address; 429 for too many tries of one network address. Who knows the code is told more: 422.
 */
export async function setUpAdmin(ctx: Ctx, sent: unknown): Promise<void> {
  const { ADMIN_SETUP_CODE, ADMIN_EMAILS } = ctx.settings
  const nothing = new Refusal('not_found', 404)
  if (ADMIN_SETUP_CODE === undefined) throw nothing
  if ((await mailModeOf(ctx)) !== 'none') throw nothing
  // Before the code is judged, so that it cannot be guessed.
  await spend(ctx, 'signInFailures', `setup:${ctx.address}`)
  const form = v.safeParse(SetupSchema, sent)
  if (!form.success) throw nothing
  const { setupCode, ...input } = form.output
  const codeHash = await sha256(ADMIN_SETUP_CODE)
  if (!sameHash(await sha256(setupCode), codeHash)) throw nothing
  if (!ADMIN_EMAILS.includes(input.email)) throw nothing
  requireOfAge(ctx, input.dateOfBirth)
  requireUncommon(input.password, 'password', namesOf(ctx, input))
  await write(ctx, input, codeHash)
}

async function write(ctx: Ctx, input: Omit<Setup, 'setupCode'>, codeHash: string): Promise<void> {
  const { password, ...person } = input
  const passwordHash = await hashPassword(ctx.random, password)
  const known = await personByEmail(ctx.db, input.email)
  const id = known?.id ?? ctx.random.token(16)
  const now = ctx.clock.now()
  const row = { ...person, id, passwordHash, language: ctx.language }
  // Somebody may have registered it before it was an administrator's: their password is worth nothing.
  const statements: Statement[] = known
    ? [
        changePasswordStatement(ctx.db, { id, version: known.passwordVersion, passwordHash, now }),
        endSessionsOf(ctx.db, id),
      ]
    : [insertPerson(ctx.db, row, now), earn(ctx.db, id, 'welcome', '', now)]
  try {
    await runBatch(ctx.db, [
      ...statements,
      // Also where a stranger had registered the address: it is somebody else who agrees.
      ...registrationAgreed(ctx.db, id, now),
      firstProof(ctx.db, id, now),
      markEmailVerified(ctx.db, id, now),
      emailProved(ctx.db, id, input.email, now),
      marked(ctx, id, mailboxMark(ctx, input.email)),
      // One row a code: the second use of it breaks the batch.
      audit(ctx, id, 'setup', `code:${codeHash}`),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'admin_actions.target') throw new Refusal('not_found', 404)
    throw error
  }
}
