/** What runs by itself every five minutes. Each job is on its own: one that fails does not stop the next. */
import { markPeople } from '../accounts/marks/backfill.ts'
import { deleteExpiredAccountRows } from '../accounts/person/store.ts'
import { remindAdministrators } from '../admin/waiting/telling.ts'
import { refreshPopularity } from '../browse/popularity.ts'
import { fillVocabulary } from '../browse/words/filling.ts'
import { connect } from '../db/connect.ts'
import { type Bindings, readSettings } from '../env.ts'
import { cleanFavorites } from '../favorites/cleaning.ts'
import { clock } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { deleteExpiredLimits } from '../http/guards/limits.ts'
import { logFailure, newCost, writeLog } from '../http/log.ts'
import { random } from '../http/random.ts'
import { DEFAULT_LANGUAGE } from '../http/terms.ts'
import { cleanItems } from '../items/cleaning.ts'
import { renewColumns } from '../items/renew-columns.ts'
import { settlePlaces } from '../items/settle-places.ts'
import { deleteOldMail, sendAllDueMail } from '../mail/outbox.ts'
import { tellInterests } from '../matches/telling.ts'
import { withBuckets } from '../media/buckets.ts'
import { cleanMonitoring } from '../monitoring/cleaning.ts'
import { mailUnread } from '../notifications/mail-unread.ts'
import { sendAllDuePushes } from '../notifications/push-outbox.ts'
import { lapseDeposits, warnLapsing } from '../payments/lapsing.ts'
import { settleDue } from '../payments/queue.ts'
import { finishDepartures } from '../privacy/removal/removal.ts'
import { cleanProblemPhotos } from '../problems/cleaning.ts'
import {
  closeProblems,
  countNoShows,
  endUnansweredProblems,
  remindOfProblems,
} from '../problems/cron.ts'
import { findGroups } from '../reputation/groups/finding.ts'
import { passTime } from '../reputation/partners/time.ts'
import { revealDue } from '../reputation/writing.ts'
import { cleanEvidence } from '../safety/evidence/cleaning.ts'
import { showAgain } from '../safety/withheld/hiding.ts'
import { closeSilent, endUnanswered, expireTrades } from '../trades/cron.ts'
import { countPairs } from '../trades/meeting/places/counting.ts'
import { remindOfCancellations, remindOfMeetings, remindOfSilence } from '../trades/reminders.ts'
import { endTradesOfSuspended } from '../trades/suspended.ts'
import { cleanDocuments } from '../verification/cleaning.ts'
import { endWishes } from '../wishes/cron.ts'
import { matchDue } from '../wishes/matching/matching.ts'
import { mailWishes } from '../wishes/news/mails.ts'
import { rewriteOldTexts } from './old-texts.ts'

type Job = { name: string; run: (ctx: Ctx) => Promise<number> }

const JOBS: Job[] = [
  { name: 'old mail', run: deleteOldMail },
  { name: 'expired proposals', run: expireTrades },
  { name: 'silent trades', run: closeSilent },
  { name: 'requests to cancel', run: endUnanswered },
  { name: 'reports without an answer', run: endUnansweredProblems },
  { name: 'no-shows', run: countNoShows },
  { name: 'reports that close', run: closeProblems },
  { name: 'things hidden for reports', run: showAgain },
  { name: 'trades of suspended people', run: (ctx) => endTradesOfSuspended(ctx) },
  { name: 'deposits that end', run: warnLapsing },
  { name: 'lapsed deposits', run: lapseDeposits },
  { name: 'queued deposits', run: settleDue },
  { name: 'silence', run: remindOfSilence },
  { name: 'meetings', run: remindOfMeetings },
  { name: 'unanswered requests', run: remindOfCancellations },
  { name: 'reports to answer', run: remindOfProblems },
  { name: 'reviews', run: revealDue },
  { name: 'scores', run: passTime },
  { name: 'groups', run: findGroups },
  { name: 'wishes', run: matchDue },
  { name: 'wishes that end', run: endWishes },
  { name: 'mails of wishes', run: mailWishes },
  { name: 'unread messages', run: mailUnread },
  { name: 'interest', run: tellInterests },
  { name: 'administrators', run: remindAdministrators },
  // What the others have just told goes out with it.
  { name: 'mail', run: sendAllDueMail },
  { name: 'pushes', run: sendAllDuePushes },
  { name: 'popularity', run: refreshPopularity },
  { name: 'words of titles', run: fillVocabulary },
  { name: 'places to meet at', run: countPairs },
  { name: 'items', run: cleanItems },
  { name: 'columns of items', run: renewColumns },
  { name: 'places of items', run: settlePlaces },
  { name: 'old texts', run: rewriteOldTexts },
  { name: 'marks of people', run: markPeople },
  { name: 'favorites', run: cleanFavorites },
  { name: 'documents', run: cleanDocuments },
  { name: 'photos of reports', run: cleanProblemPhotos },
  { name: 'what was reported', run: cleanEvidence },
  { name: 'accounts', run: (ctx) => deleteExpiredAccountRows(ctx.db, ctx.clock.now()) },
  { name: 'leave', run: finishDepartures },
  { name: 'running', run: cleanMonitoring },
  {
    name: 'limits',
    run: async (ctx) => (await deleteExpiredLimits(ctx.db, ctx.clock.now()).returning()).length,
  },
]

/** `baseUrl`: of the site, for links in mails; local mode has no setting that says it. */
export async function runCron(env: Bindings, baseUrl?: string): Promise<void> {
  const settings = readSettings(env)
  const pending: Promise<unknown>[] = []
  const ctx: Ctx = {
    db: connect(env, settings, newCost()),
    settings,
    env: withBuckets(env),
    clock,
    random,
    language: DEFAULT_LANGUAGE,
    baseUrl: settings.BASE_URL ?? baseUrl ?? '',
    address: 'cron',
    later: (work) => pending.push(work(ctx).catch((error: unknown) => logFailure('cron', error))),
  }
  for (const job of JOBS) {
    const began = performance.now()
    try {
      const done = await job.run(ctx)
      const ms = Math.round(performance.now() - began)
      writeLog({ event: 'cron', job: job.name, ms, done })
    } catch (error) {
      logFailure(`cron ${job.name}`, error)
    }
  }
  await Promise.all(pending)
}
