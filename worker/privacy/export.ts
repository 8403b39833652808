/**
 * The file of everything that is mine, made on the spot. A call may ask the database and the rooms so often and no
 * more, and a person may have a thousand trades: the browser fetches the parts page by page and puts the file
 * together (web/privacy/export-file.ts). Every page is POSTed with a token that only the password opens: a link that
 * downloads everything would do so on a phone that lies open, and leave the address in its history.
 */
import type { Ctx, Viewer } from '../http/context.ts'
import { requireExportToken } from './actions.ts'
import type { PartPage, PartQuery } from './contract.ts'
import {
  account,
  badgesOf,
  blocksOf,
  consentsOf,
  devicesOf,
  emailChangesOf,
  marksOf,
  settingsOf,
} from './export-account.ts'
import { interestsOf } from './export-interests.ts'
import {
  entriesOf,
  favoritesOf,
  itemsOf,
  notificationsOf,
  paymentsOf,
  tokensOf,
} from './export-lists.ts'
import { messages } from './export-messages.ts'
import { payoutsOf } from './export-payouts.ts'
import {
  received,
  reportsOf,
  sessionsOf,
  verificationsOf,
  votesOf,
  written,
} from './export-people.ts'
import { problemsPage } from './export-problems.ts'
import { tradesPage } from './export-trades.ts'
import { findsOf, wishesOf } from './export-wishes.ts'
import type { ExportPart } from './terms.ts'

/** One page behind `cursor`, which is what the page before ended with. */
export type Reader = (ctx: Ctx, userId: string, cursor: string | null) => Promise<PartPage>

const READERS: Record<ExportPart, Reader> = {
  profile: account,
  items: itemsOf,
  trades: tradesPage,
  messages,
  reviewsWritten: written,
  reviewsReceived: received,
  reviewVotes: votesOf,
  favorites: favoritesOf,
  wishes: wishesOf,
  wishFinds: findsOf,
  interests: interestsOf,
  tokens: tokensOf,
  payments: paymentsOf,
  paymentEntries: entriesOf,
  payouts: payoutsOf,
  problems: problemsPage,
  verifications: verificationsOf,
  badges: badgesOf,
  identityMarks: marksOf,
  notifications: notificationsOf,
  notificationSettings: settingsOf,
  devices: devicesOf,
  sessions: sessionsOf,
  blocks: blocksOf,
  reports: reportsOf,
  consents: consentsOf,
  emailChanges: emailChangesOf,
}

export async function exportPart(ctx: Ctx, viewer: Viewer, query: PartQuery): Promise<PartPage> {
  const { token, part, cursor = null } = query
  await requireExportToken(ctx, viewer, token)
  return READERS[part](ctx, viewer.id, cursor)
}
