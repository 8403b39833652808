/** What people agreed to, as rows that are only ever added: kind, version of the text, given or withdrawn, when. */
import { sql } from 'drizzle-orm'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { switchOfMail } from '../../notifications/rules.ts'
import type { Switches } from '../../notifications/terms.ts'
import { MAILS } from '../../notifications/terms.ts'
import { consents } from '../../privacy/tables.ts'
import { MAILS_VERSION, TERMS_VERSION } from '../../privacy/terms.ts'

type Given = Omit<typeof consents.$inferInsert, 'seq'>

const consent = (db: Db, given: Given): Statement =>
  db.insert(consents).values({
    ...given,
    seq: sql`(select coalesce(max(seq), 0) + 1 from consents where user_id = ${given.userId})`,
  })

/**
 * For the batch that makes the person: the terms, and the mails, all of which are on until a switch is turned. `at`:
 * when the form was sent.
 */
export const registrationAgreed = (db: Db, userId: string, at: number): Statement[] => {
  const given = { userId, isGiven: true, createdAt: at }
  return [
    consent(db, { kind: 'terms', version: TERMS_VERSION, ...given }),
    consent(db, { kind: 'mails', version: MAILS_VERSION, ...given }),
  ]
}

const SWITCHES_OF_MAILS = [...new Set(MAILS.map(switchOfMail))]

/** One row a switch that covers mails and is turned; the version names it, because each has a text of its own. */
export const mailsChanged = (
  db: Db,
  userId: string,
  before: Switches,
  change: Partial<Switches>,
  now: number,
): Statement[] =>
  SWITCHES_OF_MAILS.flatMap((name) => {
    const isGiven = change[name]
    if (isGiven === undefined || isGiven === before[name]) return []
    const version = `${MAILS_VERSION} ${name}`
    return [consent(db, { userId, kind: 'mails', version, isGiven, createdAt: now })]
  })
