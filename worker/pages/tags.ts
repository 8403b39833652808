/** Tags of a head, with whatever they say escaped. */
import { escapeHtml } from '../mail/layout.ts'

export const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`

/** Open Graph's. */
export const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`
