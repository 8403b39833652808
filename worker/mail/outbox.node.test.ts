import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../http/clock.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { fakeSendgrid } from '../testing/services/fake-sendgrid.ts'
import { requireMail } from './health.ts'
import { deleteOldMail, mailStatement, sendDueMail } from './outbox.ts'
import { outbox } from './tables.ts'
import { passwordChangedMail } from './templates/password-changed.ts'
import { verifyCodeMail } from './templates/verify-code.ts'

let service: Awaited<ReturnType<typeof fakeSendgrid>>
let local: Awaited<ReturnType<typeof libsqlContext>>

beforeAll(async () => {
  service = await fakeSendgrid()
})
afterAll(() => service.close())

const DEPLOYED = {
  ENVIRONMENT: 'production',
  SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
  IDENTITY_KEY: 'a-key-of-hashes-of-people-for-tests-001',
  BASE_URL: 'https://jopoi.example',
}

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  local = await libsqlContext({ ...DEPLOYED, ...service.settings })
  service.state.status = 202
  service.received.length = 0
})
afterEach(async () => {
  setClockBack()
  await local.close()
  vi.restoreAllMocks()
})

const rosa = { email: 'rosa@example.com', firstName: 'Rosa', language: 'es' as const }
const write = async (mail = passwordChangedMail(local.ctx, rosa)) => {
  await mailStatement(local.ctx, mail)
}
const rows = () => local.ctx.db.select().from(outbox)

describe('a mail on its way', () => {
  test('is sent once, from our sender, without tracking, and its body is forgotten', async () => {
    await write(verifyCodeMail(local.ctx, rosa, '123456'))
    const both = await Promise.all([sendDueMail(local.ctx), sendDueMail(local.ctx)])
    expect(both.sort()).toEqual([0, 1])
    expect(service.received).toHaveLength(1)
    const [call] = service.received
    expect(call).toMatchObject({ path: '/v3/mail/send', key: 'Bearer SG.test-key' })
    expect(call?.letter).toMatchObject({
      from: { email: 'hola@jopoi.example', name: 'Jopói' },
      subject: 'Verifica tu email en Jopói',
      personalizations: [{ to: [{ email: 'rosa@example.com' }] }],
      tracking_settings: { click_tracking: { enable: false }, open_tracking: { enable: false } },
    })
    expect(call?.letter.content.map((c) => c.type)).toEqual(['text/plain', 'text/html'])
    expect(call?.letter.content[0]?.value).toContain('123456')
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'sent', attempts: 1, textBody: '', htmlBody: '' })
    expect(JSON.stringify(row)).not.toContain('123456')
    expect(await sendDueMail(local.ctx)).toBe(0)
  })

  test('is tried again, ever later, and given up after eight attempts', async () => {
    service.state.status = 500
    await write()
    const waits = [MINUTE, 4 * MINUTE, 16 * MINUTE, 64 * MINUTE, 256 * MINUTE, 6 * HOUR, 6 * HOUR]
    for (const wait of waits) {
      await sendDueMail(local.ctx)
      expect(await rows()).toMatchObject([{ status: 'pending' }])
      pass(wait - SECOND)
      const before = service.received.length
      await sendDueMail(local.ctx)
      expect(service.received).toHaveLength(before)
      pass(2 * SECOND)
    }
    await sendDueMail(local.ctx)
    expect(service.received).toHaveLength(8)
    expect(await rows()).toMatchObject([{ status: 'dead', attempts: 8, lastStatus: 500 }])
    pass(DAY)
    expect(await sendDueMail(local.ctx)).toBe(0)
    expect(service.received).toHaveLength(8)
  })

  test('goes through at the second attempt', async () => {
    service.state.status = 429
    await write()
    expect(await sendDueMail(local.ctx)).toBe(0)
    service.state.status = 202
    pass(MINUTE)
    expect(await sendDueMail(local.ctx)).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }])
  })

  test('is given up at once when the service refuses the letter itself', async () => {
    service.state.status = 400
    await write()
    await sendDueMail(local.ctx)
    expect(await rows()).toMatchObject([{ status: 'dead', attempts: 1 }])
    // One bad address is no failing service.
    await requireMail(local.ctx)
  })

  test('with a code is not sent once the code is dead', async () => {
    service.state.status = 503
    await write(verifyCodeMail(local.ctx, rosa, '123456'))
    await sendDueMail(local.ctx)
    service.state.status = 202
    service.received.length = 0
    pass(10 * MINUTE)
    expect(await sendDueMail(local.ctx)).toBe(0)
    expect(service.received).toEqual([])
    expect(await rows()).toMatchObject([{ status: 'dead', textBody: '' }])
  })

  test('leaves no address behind after thirty days', async () => {
    await write()
    await sendDueMail(local.ctx)
    pass(30 * DAY - SECOND)
    expect(await deleteOldMail(local.ctx)).toBe(0)
    pass(SECOND)
    expect(await deleteOldMail(local.ctx)).toBe(1)
    expect(await rows()).toEqual([])
  })
})

describe('a failing service', () => {
  test.each([500, 401, 429])(
    'that answers %i is known to fail until it works again',
    async (status) => {
      service.state.status = status
      await write()
      await requireMail(local.ctx)
      await sendDueMail(local.ctx)
      await expect(requireMail(local.ctx)).rejects.toMatchObject({
        code: 'EMAIL_SEND_FAILED',
        status: 503,
      })
      service.state.status = 202
      pass(MINUTE)
      await sendDueMail(local.ctx)
      await requireMail(local.ctx)
    },
  )

  test('is not known to fail for ever when nobody tries', async () => {
    service.state.status = 500
    await write()
    await sendDueMail(local.ctx)
    pass(5 * MINUTE)
    await requireMail(local.ctx)
  })

  test('that is not there at all fails as well, and tells nothing of it to the log', async () => {
    const absent = { ...service.settings, SENDGRID_BASE_URL: 'http://127.0.0.1:9' }
    const alone = await libsqlContext({ ...DEPLOYED, ...absent })
    await mailStatement(alone.ctx, passwordChangedMail(alone.ctx, rosa))
    expect(await sendDueMail(alone.ctx)).toBe(0)
    await expect(requireMail(alone.ctx)).rejects.toMatchObject({ code: 'EMAIL_SEND_FAILED' })
    const logged = JSON.stringify(vi.mocked(console.log).mock.calls)
    expect(logged).toContain('retry')
    expect(logged).not.toContain('rosa')
    await alone.close()
  })
})

describe('without a service', () => {
  test('local mode keeps the mail for whoever reads the outbox', async () => {
    const alone = await libsqlContext()
    await mailStatement(alone.ctx, verifyCodeMail(alone.ctx, rosa, '123456'))
    expect(await alone.ctx.db.select().from(outbox)).toMatchObject([
      { status: 'sent', textBody: expect.stringContaining('123456') },
    ])
    expect(await sendDueMail(alone.ctx)).toBe(0)
    await requireMail(alone.ctx)
    await alone.close()
  })

  test('a deployment keeps no text of a mail that nobody will get, and says so', async () => {
    const alone = await libsqlContext(DEPLOYED)
    await mailStatement(alone.ctx, verifyCodeMail(alone.ctx, rosa, '123456'))
    expect(await alone.ctx.db.select().from(outbox)).toMatchObject([
      { status: 'dead', textBody: '', htmlBody: '' },
    ])
    await expect(requireMail(alone.ctx)).rejects.toMatchObject({
      code: 'EMAIL_SERVICE_NOT_CONFIGURED',
    })
    await alone.close()
  })
})
