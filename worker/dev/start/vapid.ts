/**
 * Key pairs for pushes (RFC 8292), as the settings hold them; local mode keeps one of its own. `npm run vapid` prints a
 * new one, as lines for .dev.vars or `wrangler secret put`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Given } from '../tools/settings.ts'
import { command, say } from '../tools/tools.ts'

/** `VAPID_PRIVATE_KEY` and `VAPID_PUBLIC_KEY`. */
export async function newPair(): Promise<Given> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify'])
  const { d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  return { VAPID_PRIVATE_KEY: d ?? '', VAPID_PUBLIC_KEY: Buffer.from(point).toString('base64url') }
}

/** With a pair that lasts as long as the data: browsers are subscribed to it. What is set by hand wins. */
export async function withPair(folder: string, settings: Given): Promise<Given> {
  if (settings.VAPID_PRIVATE_KEY) return settings
  const path = join(folder, 'vapid.json')
  if (!existsSync(path)) writeFileSync(path, JSON.stringify(await newPair()), { mode: 0o600 })
  return { ...JSON.parse(readFileSync(path, 'utf8')), ...settings }
}

if (import.meta.main) {
  await command(async () => {
    for (const [name, value] of Object.entries(await newPair())) say(`${name}=${value}`)
  })
}
