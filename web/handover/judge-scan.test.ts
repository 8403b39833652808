import { expect, test } from 'vitest'
import { qrText } from '#rules/handover'
import { judgeScan } from './judge-scan.ts'
import { mine, TRADE, theirs } from './testing.ts'

const EXPECTED = { tradeId: TRADE, ...mine }
const THEIRS = { tradeId: TRADE, ...theirs }

test.each([
  ['the other side’s', qrText(THEIRS), 'matches'],
  ['one’s own', qrText({ ...THEIRS, proof: mine.proof }), 'wrong'],
  ['with a proof that somebody made up', qrText({ ...THEIRS, proof: 'A'.repeat(22) }), 'wrong'],
  ['of another trade', qrText({ ...THEIRS, tradeId: 8 }), 'other_trade'],
  ['of what was agreed before', qrText({ ...THEIRS, version: 1 }), 'other_version'],
  ['of a menu', 'https://example.com/menu', 'not_ours'],
  ['of nothing', '', 'not_ours'],
])('a QR %s', async (_what, text, judgement) => {
  expect(await judgeScan(text, EXPECTED)).toBe(judgement)
})
