/** What the id of an attempt stands for: one content. The same id again is a retry with the same content only. */
import { sha256 } from '../secrets/hash.ts'

/** Of what was cleaned and judged; what is left out and what is null are the same. base64url. */
export function digestOf(content: Record<string, unknown>): Promise<string> {
  const given = Object.entries(content).filter(([, value]) => value !== undefined && value !== null)
  return sha256(JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1))))
}
