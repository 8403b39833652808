/** Whether what was scanned is the other side's code, without asking anybody (D52). */
import type { Handover } from '#contract/handover'
import { readQr } from '#rules/handover'

/** What one's own page knows of the trade. */
export type Expected = { tradeId: number } & Pick<Handover, 'version' | 'otherProofHash'>
export type Judgement = 'matches' | 'other_trade' | 'other_version' | 'wrong' | 'not_ours'

export async function judgeScan(text: string, expected: Expected): Promise<Judgement> {
  const scanned = readQr(text)
  if (!scanned) return 'not_ours'
  if (scanned.tradeId !== expected.tradeId) return 'other_trade'
  if (scanned.version !== expected.version) return 'other_version'
  return (await sha256(scanned.proof)) === expected.otherProofHash ? 'matches' : 'wrong'
}

/** Base64url, as the server writes it. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
