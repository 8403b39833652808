/** The page that asks before signing out; it runs no script and posts to us only. */
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../http/context.ts'
import { plainPagePolicy } from '../http/guards/headers.ts'
import { proseOf } from '../http/language.ts'
import { sentence } from '../http/messages.ts'
import { sourceHash } from '../http/secrets/source-hash.ts'

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 1rem;text-align:center}' +
  'button{font:inherit;min-height:3rem;padding:0 1.5rem}'
const POLICY = plainPagePolicy(sourceHash(STYLE))

export function signOutPage(c: Context<AppEnv>) {
  const language = proseOf(c.get('language'))
  const { BRAND_NAME: brand } = c.get('ctx').settings
  c.header('content-security-policy', POLICY)
  return c.html(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence('sign_out', language)} · ${brand}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${brand}</h1>
<p>${sentence('sign_out_question', language)}</p>
<form method="post" enctype="multipart/form-data">
<button name="sign_out" value="1">${sentence('sign_out', language)}</button>
</form>
<p><a href="/">${sentence('stay', language)}</a></p>
</main>
</body>
</html>`)
}
