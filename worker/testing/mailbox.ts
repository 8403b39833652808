/** What registration and mail tests share: a form that is in order, and what came to a mailbox. */
import { vi } from 'vitest'
import type { Register } from '../accounts/contract.ts'
import { writtenMail } from '../dev/outbox.ts'
import { testContext } from './app.ts'

let written = 0

/** An address nobody used before. */
export function newAddress(name = 'eva'): string {
  written += 1
  return `${name}${written}.${testContext().ctx.random.token(6).toLowerCase()}@example.com`
}

export const PASSWORD = 'clave-larga-9'

export function registration(given: Partial<Register> = {}): Register {
  return {
    email: newAddress(),
    password: PASSWORD,
    firstName: 'Eva',
    lastName: 'Benítez',
    phoneNumber: '0981123456',
    dateOfBirth: '1990-05-04',
    gender: 'female',
    country: 'Paraguay',
    city: 'Asunción',
    ...given,
  }
}

/** Newest first. */
export function mailTo(address: string) {
  return writtenMail(testContext().ctx.db, address)
}

/** The code of the newest mail. Throws when there is none: a test that reads it expects one. */
export async function codeTo(address: string): Promise<string> {
  const [mail] = await mailTo(address)
  const code = mail?.text.match(/\b\d{6}\b/)?.[0]
  if (!code) throw new Error(`no code for ${address}`)
  return code
}

/** Another code than the right one. */
export function wrongCode(right: string): string {
  return String((Number(right) + 1) % 1_000_000).padStart(6, '0')
}

/** What the requests of `run` cost the database, from their log lines. */
export async function costOf(run: () => Promise<unknown>) {
  const spy = vi.spyOn(console, 'log')
  await run()
  const lines = spy.mock.calls.map(([line]) => JSON.parse(String(line)))
  spy.mockRestore()
  const requests = lines.filter((line) => line.event === 'request')
  if (requests.length === 0) throw new Error('no request was logged')
  const most = (name: string) => Math.max(...requests.map((line) => Number(line[name])))
  return {
    queries: most('queries'),
    rowsRead: most('rowsRead'),
    rowsWritten: most('rowsWritten'),
  }
}
