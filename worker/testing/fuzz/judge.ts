/** What an answer may be, whatever was asked: no failure of ours, a sentence in the asked language, nothing of the inside. */
import { textOf } from '../../http/messages.ts'
import type { FuzzRequest } from './requests.ts'

export type Answer = { status: number; type: string; text: string }

const MAIL = ['EMAIL_SEND_FAILED', 'EMAIL_SERVICE_NOT_CONFIGURED']
const CARDS = ['payments_down', 'payment_unheard', 'payments_not_configured']
/** 503 where something outside is missing or down, by route: the codes that say so. */
const UNAVAILABLE: Record<string, string[]> = {
  'GET /api/push/key': ['not_configured'],
  'POST /api/push/subscribe': ['not_configured'],
  'POST /api/notifications/subscribe': ['not_configured'],
  'POST /api/admin/sendgrid/test-email': ['mail_test_failed'],
  'POST /api/auth/register': MAIL,
  'POST /api/auth/resend-verification': MAIL,
  'POST /api/auth/forgot-password': MAIL,
  'POST /api/auth/change-email': MAIL,
  'POST /api/user/verification/request': MAIL,
  'POST /api/trade-payments/create-payment-intent': CARDS,
  'POST /api/trade-payments/confirm': CARDS,
  'POST /api/verification/create-payment-intent': CARDS,
  'POST /api/payments/webhook': CARDS,
}

/** Traces of a stack, an engine, a file of ours, a hash or a key: none is in what the fuzz sends. */
const INSIDE =
  /SQLITE_|D1_ERROR|LibsqlError|DrizzleQueryError|drizzle|no such (table|column)|constraint failed|\bat \S+ \(?\S*\.[mc]?[jt]sx?:\d|\bat .*worker\.js|node_modules|\$scrypt\$|\$argon2id\$|local-mode-only-secret|SENDGRID_API_KEY/i
/** Its answer is a page: mail programs and people follow its address. */
const PAGES = /^\/api\/notifications\/mail-off/

/** What is wrong with an answer, or null. `route` is "METHOD pattern". */
export function problemOf(route: string, request: FuzzRequest, answer: Answer): string | null {
  const { status, text } = answer
  if (status >= 500 && !(status === 503 && isUnavailable(route, request, text))) {
    return `answered ${status}`
  }
  const inside = INSIDE.exec(text)
  if (inside) return `tells of the inside: ${inside[0]}`
  if (status < 400 || request.method === 'HEAD') return null
  return refusalProblem(request, answer)
}

function refusalProblem({ path, language }: FuzzRequest, { type, text }: Answer): string | null {
  if (!type.startsWith('application/json')) {
    const isPage = !path.startsWith('/api/') || PAGES.test(path)
    return isPage && type.startsWith('text/html') ? null : `refuses with ${type || 'no type'}`
  }
  const { code, message, issues = [] } = JSON.parse(text)
  if (typeof code !== 'string' || code === '') return 'refuses without a code'
  if (message !== textOf(code, language)) return `says in another language: ${message}`
  const isSaid = ({ path: field, message: said }: Record<string, unknown>) =>
    typeof field === 'string' && typeof said === 'string' && /^\p{Lu}|^¿|^¡/u.test(said)
  return Array.isArray(issues) && issues.every(isSaid) ? null : 'has issues without sentences'
}

/** What is asked by HEAD has no body to say why. */
function isUnavailable(route: string, { method }: FuzzRequest, text: string): boolean {
  const codes = UNAVAILABLE[route] ?? []
  return codes.includes(codeOf(text) ?? '') || (method === 'HEAD' && codes.length > 0)
}

function codeOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null
  } catch {
    // A page or a photo: no refusal of ours.
    return null
  }
}

const SHOWN_MAX = 600

/** One request as a person can send it again. */
export function described(request: FuzzRequest): string {
  const body =
    typeof request.body === 'string' ? request.body : String.fromCharCode(...(request.body ?? []))
  const shown = (text: string) =>
    text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}… (${text.length})` : text
  return [
    `${request.method} ${shown(request.path)}`,
    shown(JSON.stringify({ ...request.headers, language: request.language })),
    shown(JSON.stringify(body)),
  ].join('\n  ')
}
