/** What registration and mail tests share: a form that is in order, and what came to a mailbox. */
import { expect, vi } from 'vitest'
import type { Register } from '../../accounts/contract.ts'
import { writtenMail } from '../../dev/outbox.ts'
import { testContext } from '../app.ts'

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

type CostLine = { event: string; id: string; later: number; [name: string]: unknown }

/**
 * What the requests of `run` cost the database, from their log lines: the most of one, and in `after` the sum of what
 * they left for after their answers, once that is done.
 */
export async function costOf(run: () => Promise<unknown>) {
  const spy = vi.spyOn(console, 'log')
  const lines = (event: string): CostLine[] =>
    spy.mock.calls.map(([line]) => JSON.parse(String(line))).filter((line) => line.event === event)
  await run()
  const requests = lines('request')
  const left = () => lines('later').filter(({ id }) => requests.some((one) => one.id === id))
  const pieces = requests.reduce((sum, { later }) => sum + later, 0)
  await vi.waitFor(() => expect(left().length).toBeGreaterThanOrEqual(pieces))
  const after = left()
  spy.mockRestore()
  if (requests.length === 0) throw new Error('no request was logged')
  const sum = (name: string) => after.reduce((all, line) => all + Number(line[name]), 0)
  const most = (name: string) => Math.max(...requests.map((line) => Number(line[name])))
  return {
    queries: most('queries'),
    trips: most('trips'),
    rowsRead: most('rowsRead'),
    rowsWritten: most('rowsWritten'),
    after: { queries: sum('queries'), rowsRead: sum('rowsRead'), rowsWritten: sum('rowsWritten') },
  }
}
