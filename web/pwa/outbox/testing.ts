/** A queue with a sender that answers as a test wants, in a page that has just been opened. */
import '#web/app/start/features.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { enqueue } from './entries.ts'
import { startOutbox } from './start.ts'

export const put = (id: string, person = 'ana') =>
  enqueue({ id, kind: 'publish', person, payload: { what: id } })

export function openPage() {
  const client = newQueryClient()
  const stop = startOutbox(client)
  return { client, stop }
}
