/** How every mail looks: the same sentences as text and as simple HTML, with every value escaped (case 32). */
import type { Ctx } from '../../http/context.ts'
import { proseOf } from '../../http/language.ts'
import type { Language } from '../../http/terms.ts'
import { cleanLine } from '../../text/terms.ts'
import type { MailKind } from '../terms.ts'

export type Mail = {
  kind: MailKind
  to: string
  subject: string
  text: string
  html: string
  /** Where one tap stops mails of this kind; null: it must come. */
  unsubscribeUrl: string | null
}

/** What a template says, in order. `link` and `code` stand on lines of their own. */
export type Part = string | { code: string } | { link: string; label: string }

export type Recipient = { email: string; language: Language }
export type Person = Recipient & { firstName: string }

/** What a mail about a trade is made of; names and titles are people's. */
export type TradeNews = {
  name: string
  item: string
  link: string
  unsubscribe: string
  /** The words of the notice about the same. */
  said: { title: string; message: string }
}

type Letter = { subject: (brand: string) => string; parts: Part[]; unsubscribe?: string | null }

/** Addressed to a recipient, in their language, signed with the brand. */
export function layOut(ctx: Ctx, kind: MailKind, recipient: Recipient, letter: Letter): Mail {
  const { email: to, language } = recipient
  const brand = ctx.settings.BRAND_NAME
  const subject = letter.subject(brand)
  const { parts, unsubscribe: unsubscribeUrl = null } = letter
  const signed = [...parts, cleanLine(brand)]
  const text = signed.map(asText).join('\n\n')
  const body = signed.map(asHtml).join('\n')
  const html = `<!doctype html>
<html lang="${proseOf(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#222">
${body}
</body>
</html>`
  return { kind, to, subject: cleanLine(subject), text, html, unsubscribeUrl }
}

export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function asText(part: Part): string {
  if (typeof part === 'string') return part
  return 'code' in part ? part.code : `${part.label}: ${part.link}`
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('code' in part) {
    return `<p style="font-size:28px;letter-spacing:4px"><strong>${escapeHtml(part.code)}</strong></p>`
  }
  return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`
}
