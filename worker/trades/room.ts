/** The Durable Object of one trade. Empty until trades come: it refuses every call. */
import { DurableObject } from 'cloudflare:workers'

export class TradeRoom extends DurableObject {
  override fetch(): Response {
    return new Response(null, { status: 404 })
  }
}
