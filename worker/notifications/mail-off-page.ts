/** The page behind the link that ends mails of a kind: one button, no script. */
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../http/context.ts'
import { plainPagePolicy } from '../http/guards/headers.ts'
import { proseOf } from '../http/language.ts'
import { sourceHash } from '../http/secrets/source-hash.ts'
import type { Language } from '../http/terms.ts'
import { switchOfMail } from './rules.ts'
import { MAIL_OFF_PATH, type StoppableMail } from './terms.ts'

const TEXTS = {
  es: {
    ask: (what: string) => `¿Quieres dejar de recibir avisos de ${what}?`,
    both: 'Vale para los correos y para los avisos en tus dispositivos. En la app los sigues viendo.',
    button: 'Dejar de recibirlos',
    done: (what: string) => `Listo: ya no te enviamos avisos de ${what}.`,
    again: 'Puedes volver a activarlos cuando quieras, en la app.',
    wrong: 'Este enlace ya no sirve. Puedes elegir tus avisos en la app.',
    settings: 'Ver mis avisos',
  },
  en: {
    ask: (what: string) => `Do you want no more notices of ${what}?`,
    both: 'It holds for mails and for notices on your devices. You still see them in the app.',
    button: 'No more of them',
    done: (what: string) => `Done: we send you no more notices of ${what}.`,
    again: 'You can switch them on again whenever you like, in the app.',
    wrong: 'This link does not work any more. You can choose your notices in the app.',
    settings: 'See my notices',
  },
} as const

/** By the switch that the mail obeys: it turns off the pushes of the same as well. */
const WHAT: Record<'es' | 'en', Record<ReturnType<typeof switchOfMail>, string>> = {
  es: {
    tradeProposals: 'propuestas nuevas',
    tradeAccepted: 'propuestas aceptadas y encuentros',
    tradeRejected: 'propuestas rechazadas y cancelaciones',
    newMessages: 'mensajes nuevos',
    wishes: 'lo que buscas',
  },
  en: {
    tradeProposals: 'new proposals',
    tradeAccepted: 'accepted proposals and meetings',
    tradeRejected: 'rejected proposals and cancellations',
    newMessages: 'new messages',
    wishes: 'what you look for',
  },
}

const STYLE =
  ':root{color-scheme:light dark}' +
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:20vh auto;padding:0 1rem;text-align:center}' +
  'button{font:inherit;min-height:3rem;padding:0 1.5rem}a{display:inline-block;padding:.75rem}'
const POLICY = plainPagePolicy(sourceHash(STYLE))

/** `kind` is null for a link that names none; that page is a 404. */
export function mailOffPage(
  c: Context<AppEnv>,
  language: Language,
  state: 'ask' | 'done' | 'wrong',
  kind: StoppableMail | null,
) {
  const prose = proseOf(language)
  const texts = TEXTS[prose]
  const what = kind ? WHAT[prose][switchOfMail(kind)] : ''
  const { BRAND_NAME: brand } = c.get('ctx').settings
  const said = state === 'wrong' ? texts.wrong : texts[state](what)
  const action = `${MAIL_OFF_PATH}?token=${encodeURIComponent(c.req.query('token') ?? '')}`
  c.header('content-security-policy', POLICY)
  return c.html(
    html`<!doctype html>
<html lang="${prose}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said} · ${brand}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${brand}</h1>
<p>${said}</p>
${state === 'ask' ? html`<p>${texts.both}</p><form method="post" action="${action}"><button>${texts.button}</button></form>` : ''}
${state === 'done' ? html`<p>${texts.again}</p>` : ''}
<p><a href="/app-settings">${texts.settings}</a></p>
</main>
</body>
</html>`,
    state === 'wrong' ? 404 : 200,
  )
}
