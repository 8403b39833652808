/** Tags with whatever they say escaped. */
import { escapeHtml } from '../../mail/templates/layout.ts'

export const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`

/** Open Graph's. */
export const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`

/** Data, not script: a `<` inside could end it or begin a comment. `attributes` as HTML. */
export const dataScript = (attributes: string, value: unknown) =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
