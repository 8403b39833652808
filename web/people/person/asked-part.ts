/** Which part of a profile an address asks for. */
export const PARTS = ['reviews', 'items', 'activity'] as const
export type Part = (typeof PARTS)[number]

type AskedPart = { part: Part; page: number; cursor: string }

/** What an address does not say, or says in a way that is none, is the beginning. */
export function askedPart(search: string): AskedPart {
  const query = new URLSearchParams(search)
  const tab = query.get('tab')
  const page = query.get('page') ?? ''
  return {
    part: PARTS.find((one) => one === tab) ?? 'reviews',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
    cursor: query.get('cursor') ?? '',
  }
}

/** A link to it, from the profile itself. */
export function partQuery(part: Part, at: { page?: number; cursor?: string } = {}): string {
  const query = new URLSearchParams()
  if (part !== 'reviews') query.set('tab', part)
  if (at.page !== undefined && at.page > 1) query.set('page', String(at.page))
  if (at.cursor) query.set('cursor', at.cursor)
  const text = query.toString()
  return text && `?${text}`
}
