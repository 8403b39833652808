/** D35 holds in the file of what is one's own as well. */
import { expect, test } from 'vitest'
import { makeKnown } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeProposal, walk } from '../testing/makers/trade-maker.ts'
import { PASSWORD } from '../testing/services/mailbox.ts'
import type { PartPage } from './contract.ts'

test('of which trade a review without a name is stays untold: it would say who wrote it', async () => {
  const owner = await makeKnown()
  const pair = { owner, proposer: await makeAccount() }
  const review = (isAnonymous: boolean, reviewedUserId: string, tradeProposalId: number) => ({
    ...{ reviewedUserId, tradeProposalId, isAnonymous },
    ...{ rating: 4, comment: 'Todo bien, gracias' },
  })
  for (const isAnonymous of [true, false]) {
    const { id } = await makeProposal(pair)
    await walk(id, [
      [owner.browser, 'accept'],
      [owner.browser, 'confirm_delivery'],
      [pair.proposer.browser, 'confirm_delivery'],
    ])
    await owner.browser.post('/api/reviews', review(false, pair.proposer.id, id))
    const theirs = review(isAnonymous, owner.id, id)
    expect((await pair.proposer.browser.post('/api/reviews', theirs)).status).toBe(201)
  }
  const opened = await owner.browser.post('/api/privacy/export', { password: PASSWORD })
  const { token } = await opened.json<{ token: string }>()
  const asked = { token, part: 'reviewsReceived' }
  const answer = await owner.browser.post('/api/privacy/export/part', asked)
  expect((await answer.json<PartPage>()).rows).toMatchObject([
    { by: null, tradeId: null },
    { by: expect.any(String), tradeId: expect.any(Number) },
  ])
})
