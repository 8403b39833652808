/**
 * The head of a page: title, description, its one address, the same page in other languages, the card
 * that messengers draw of its link, and structured data. Plain data in, escaped text out (case 32).
 */
import { escapeHtml } from '../../mail/templates/layout.ts'
import { alternatesOf, ownAddress } from './addresses.ts'
import { cut } from './cut.ts'
import { type Facts, factsOf, type HeadContext, type Page } from './facts.ts'
import { cardOf } from './sharing-card.ts'
import { dataScript, named } from './tags.ts'

/** Longer ones are cut by search engines and messengers, in the middle of a letter at times. */
const TITLE_MAX = 65
const DESCRIPTION_MAX = 155

/** HTML for the place of the template's own <title>. */
export function headOf(ctx: HeadContext, page: Page): string {
  const facts = factsOf(ctx, page)
  const brand = ctx.settings.BRAND_NAME
  const suffix = ` · ${brand}`
  const title = facts.title && cut(facts.title, TITLE_MAX - suffix.length)
  const cardTitle = facts.title ? cut(facts.title, TITLE_MAX) : brand
  const description = cut(facts.description, DESCRIPTION_MAX)
  return [
    `<title>${escapeHtml(title ? title + suffix : brand)}</title>`,
    named('description', description),
    ...addresses(ctx, page, facts),
    ...cardOf(ctx, page, facts, { title: cardTitle, description }),
    ...facts.data.map(structured),
  ].join('\n')
}

/** What is not to be found has no address to be found under. */
function addresses({ baseUrl }: HeadContext, { url }: Page, { isIndexed, place }: Facts): string[] {
  if (!isIndexed) return [named('robots', 'noindex, follow')]
  const others = alternatesOf(baseUrl, place).map(
    ({ code, address }) =>
      `<link rel="alternate" hreflang="${code}" href="${escapeHtml(address)}" />`,
  )
  const own = escapeHtml(ownAddress(baseUrl, url, place))
  return [`<link rel="canonical" href="${own}" />`, ...others]
}

const structured = (data: object) => dataScript('type="application/ld+json"', data)
