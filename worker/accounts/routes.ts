/** /api/auth: registration, the ways in and out, the current person and their sessions. */
import { Hono } from 'hono'
import { isAdmin } from '../admin/access/guard.ts'
import { closeSockets } from '../chat/leave.ts'
import { countWaiting } from '../home/actions.ts'
import type { AppEnv } from '../http/context.ts'
import { dropCookie, writeCookie } from '../http/cookies.ts'
import { Refusal } from '../http/errors.ts'
import { sentence } from '../http/messages.ts'
import { validate } from '../http/validate.ts'
import { asksAsPerson, forViewer, requireViewer, viewerOf, whoAsks } from '../http/viewer.ts'
import { ChangeEmailSchema, ConfirmEmailSchema } from '../people/contract.ts'
import { callerOf } from './caller.ts'
import {
  ChangePasswordSchema,
  EmailCodeSchema,
  EmailOnlySchema,
  LoginSchema,
  RegisterSchema,
  ResetPasswordSchema,
} from './contract.ts'
import { askEmailChange, confirmEmailChange } from './email-change.ts'
import { logout } from './logout.ts'
import { KNOWN_BROWSER_MS } from './person/known-browser.ts'
import { endOtherSessions, endSessionNamed, SESSION_MS, sessionsOf } from './person/sessions.ts'
import { currentUser, PENDING_MS } from './person/store.ts'
import { changePassword, forgotPassword, resetPassword, verifyResetCode } from './recovery.ts'
import { register, resendVerification, verifyEmail } from './registration.ts'
import { signIn } from './sign-in.ts'
import type { LoginAnswer } from './terms.ts'

export const accounts = new Hono<AppEnv>()
  .post('/register', validate('json', RegisterSchema), async (c) => {
    const { answer, browserToken } = await register(c.get('ctx'), c.req.valid('json'))
    writeCookie(c, 'registration', browserToken, PENDING_MS)
    return c.json(answer, 201)
  })
  .post('/verify-email', validate('json', EmailCodeSchema), async (c) => {
    const given = c.req.valid('json')
    const { answer, signedIn } = await verifyEmail(c.get('ctx'), given, callerOf(c))
    if (signedIn === null) return c.json(answer)
    writeCookie(c, 'session', signedIn.token, SESSION_MS)
    writeCookie(c, 'browser', signedIn.browser, KNOWN_BROWSER_MS)
    dropCookie(c, 'registration')
    return c.json(answer)
  })
  .post('/resend-verification', validate('json', EmailOnlySchema), async (c) => {
    await resendVerification(c.get('ctx'), c.req.valid('json').email)
    return c.json({ message: sentence('code_sent', c.get('language')) })
  })
  .post('/login', validate('json', LoginSchema), async (c) => {
    const given = c.req.valid('json')
    const { token, browser, restored } = await signIn(c.get('ctx'), given, callerOf(c))
    writeCookie(c, 'session', token, SESSION_MS)
    writeCookie(c, 'browser', browser, KNOWN_BROWSER_MS)
    const answer: LoginAnswer = { signedIn: true, ...(restored && { restored }) }
    return c.json(answer)
  })
  .post('/forgot-password', validate('json', EmailOnlySchema), async (c) => {
    await forgotPassword(c.get('ctx'), c.req.valid('json').email)
    return c.json({ message: sentence('code_sent', c.get('language')) })
  })
  .post('/verify-reset-code', validate('json', EmailCodeSchema), async (c) => {
    const { email, code } = c.req.valid('json')
    return c.json({ resetToken: await verifyResetCode(c.get('ctx'), email, code) })
  })
  .post('/reset-password', validate('json', ResetPasswordSchema), async (c) => {
    const { resetToken, newPassword } = c.req.valid('json')
    await resetPassword(c.get('ctx'), resetToken, newPassword)
    return c.json({ message: sentence('password_changed', c.get('language')) })
  })
  .post('/change-password', requireViewer, validate('json', ChangePasswordSchema), async (c) => {
    await changePassword(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json({ message: sentence('password_changed', c.get('language')) })
  })
  .post('/change-email', requireViewer, validate('json', ChangeEmailSchema), async (c) => {
    await askEmailChange(c.get('ctx'), viewerOf(c), c.req.valid('json'))
    return c.json({ message: sentence('code_sent', c.get('language')) })
  })
  .post('/confirm-email', requireViewer, validate('json', ConfirmEmailSchema), async (c) => {
    const { code } = c.req.valid('json')
    return c.json({ email: await confirmEmailChange(c.get('ctx'), viewerOf(c), code) })
  })
  .get('/user', whoAsks, async (c) => {
    const [user, waiting] = await forViewer(c, (ctx, viewer) =>
      Promise.all([currentUser(ctx.db, viewer.id), countWaiting(ctx, viewer)]),
    )
    if (!user) throw new Refusal('signed_out', 401)
    const isOne = await isAdmin(c.get('ctx'), viewerOf(c))
    return c.json({
      ...user,
      ...(waiting && { waiting }),
      ...(isOne && { isAdmin: true as const }),
    })
  })
  .get('/sessions', asksAsPerson, async (c) =>
    c.json(await forViewer(c, ({ db, clock }, viewer) => sessionsOf(db, viewer, clock.now()))),
  )
  .post('/sessions/end-others', requireViewer, async (c) => {
    const { id, sessionHash } = viewerOf(c)
    const ended = await endOtherSessions(c.get('ctx').db, id, sessionHash).returning()
    closeSockets(c.get('ctx'), id, { but: sessionHash })
    return c.json({ ended: ended.length })
  })
  .delete('/sessions/:id', requireViewer, async (c) => {
    const { id } = viewerOf(c)
    const ended = await endSessionNamed(c.get('ctx').db, id, c.req.param('id')).returning()
    if (ended.length === 0) throw new Refusal('not_found', 404)
    closeSockets(c.get('ctx'), id, { only: ended.map(({ idHash }) => idHash) })
    return c.json({ ended: ended.length })
  })
  .route('/logout', logout)
