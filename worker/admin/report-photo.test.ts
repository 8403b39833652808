/** Looking at a photo out of two people's chat. */
import { expect, test } from 'vitest'
import { fileOf, sample } from '../media/testing/samples.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import type { AdminAction, ReportedItem } from './contract.ts'

test('an administrator sees it while the report is open, and every look leaves a row', async () => {
  const { browser: admin } = await makeAdmin()
  const pair = await makePair()
  const { id } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  const form = new FormData()
  form.set('content', 'Mira esto')
  form.set('images', fileOf(sample('gps.png')))
  const path = `/api/trade-proposals/${id}/messages`
  expect((await pair.owner.browser.send('POST', path, { form })).status).toBe(201)
  const target = `${id}/1`
  const given = { reason: 'inappropriate', description: 'No es una foto del artículo.' }
  const reported = { kind: 'message', target, ...given }
  expect((await pair.proposer.browser.post('/api/reports', reported)).status).toBe(204)
  const things: ReportedItem[] = await (await admin.get('/api/admin/reports')).json()
  const thing = things.find((one) => one.target === target)
  const look = () => admin.get(`/api/admin/reports/${thing?.id}/photo`)
  const seen = async () => {
    const all: AdminAction[] = await (await admin.get('/api/admin/actions')).json()
    return all.filter(({ action }) => action === 'report_photo_seen')
  }
  const shown = await look()
  expect(shown.headers.get('content-type')).toMatch(/^image\//)
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0)
  expect(await seen()).toMatchObject([
    { target: `message:${target}`, details: { report: thing?.id, accused: pair.owner.id } },
  ])
  const decided = await admin.post(`/api/admin/reports/${thing?.id}/decide`, {
    decision: 'keep',
    seen: thing?.id,
  })
  expect(decided.status).toBe(204)
  expect((await look()).status).toBe(404)
  expect(await seen()).toHaveLength(1)
})
