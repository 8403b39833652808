/** Makers of problems for tests of the browser's side: Beto reports Ana. */
import type { Problem } from '#contract/problems'
import { ANA, BETO } from '#web/trades/testing.ts'

export const makeProblem = (given: Partial<Problem> = {}): Problem => ({
  id: 4,
  kind: 'no_show',
  reporterId: BETO.id,
  accusedId: ANA.id,
  words: 'Esperé una hora y no vino nadie.',
  photos: [],
  createdAt: '2026-11-27T10:00:00.000Z',
  answer: null,
  answerWords: null,
  answerPhotos: [],
  answeredAt: null,
  mayAnswer: true,
  endsTradeAt: '2026-11-30T10:00:00.000Z',
  countsAt: '2026-12-11T10:00:00.000Z',
  closesAt: '2026-12-27T10:00:00.000Z',
  closedAt: null,
  outcome: null,
  decisionWords: null,
  counts: false,
  ...given,
})
