import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Monitoring } from '#contract/monitoring'
import { QUEUES, type Queue } from '#terms/monitoring'
import { button, fresh } from '#web/accounts/testing.tsx'
import { AdminScreen } from '#web/admin/page/admin-screen.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const PATH = 'GET /api/admin/running'
const NONE = Object.fromEntries(QUEUES.map((queue) => [queue, 0])) as Record<Queue, number>
const RUNNING: Monitoring = {
  since: '2026-11-28T03:00:00.000Z',
  requests: 12_345,
  refusals: 617,
  errors: 12,
  routes: [
    { route: 'GET /api/items/:id', requests: 40, refusals: 1, errors: 2, p50: 25, p95: null },
    { route: 'GET /', requests: 12_000, refusals: 0, errors: 0, p50: 10, p95: 50 },
  ],
  queues: { ...NONE, mailsDead: 1000, reports: 3 },
  oldest: { mailsDue: '2026-11-28T12:00:00.000Z', pushesDue: null },
  clientErrors: [
    {
      fingerprint: 'a',
      message: "TypeError: Cannot read 'map'",
      stack: 'at f (/assets/base-12345678.js:1:2)',
      path: '/trade/:x',
      release: '0.1.0+abc',
      count: 3,
      requestId: 'ABCD1234',
      firstAt: '2026-11-27T12:00:00.000Z',
      lastAt: '2026-11-28T12:00:00.000Z',
    },
  ],
}

async function open(answer: Answers[typeof PATH], language?: 'en') {
  history.pushState(null, '', '/admin?tab=running')
  const server = fakeServer({ [PATH]: answer })
  await renderApp(<AdminScreen />, language)
  return server
}
const cells = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

test('today’s requests, the slowest routes, what waits and what broke', async () => {
  await open({ body: RUNNING })
  expect((await screen.findByText('Pedidos hoy')).parentElement?.textContent).toContain('12.345')
  expect(screen.getByText('Con error nuestro').parentElement?.textContent).toMatch(/0,1\s?%/)
  expect(screen.getByText('Rechazados').parentElement?.textContent).toMatch(/5\s?%/)
  const [, slow, quick] = screen.getAllByRole('row')
  expect(slow && within(slow).getByRole('rowheader').textContent).toBe('GET /api/items/:id')
  expect(slow && cells(slow)).toEqual(['40', '25', '> 5.000', '2'])
  expect(quick && cells(quick)).toEqual(['12.000', '10', '50', '0'])
  expect(screen.getByText('Correos abandonados').parentElement?.textContent).toContain('1.000+')
  expect(screen.getAllByText(/^El más antiguo, del sáb 28 nov.*, 09:00$/)).toHaveLength(1)
  expect(screen.getByText('Reportes por revisar').parentElement?.textContent).toMatch(/3$/)
  const group = within(
    screen.getByText("TypeError: Cannot read 'map'").closest('li') as HTMLElement,
  )
  expect(group.getByText('3 veces · /trade/:x')).toBeTruthy()
  expect(group.getByText('ABCD1234')).toBeTruthy()
  expect(group.getByText(/^Último sáb 28 nov.*, 09:00 · versión 0\.1\.0\+abc$/)).toBeTruthy()
  expect(group.getByText('at f (/assets/base-12345678.js:1:2)')).toBeTruthy()
})

test('before anything was asked for it says so', async () => {
  const oldest = { mailsDue: null, pushesDue: null }
  const nothing = { requests: 0, refusals: 0, errors: 0, routes: [], queues: NONE, oldest }
  await open({ body: { ...RUNNING, ...nothing, clientErrors: [] } }, 'en')
  await screen.findByText('No request has been written down today.')
  expect(screen.getByText('Failed on our side').parentElement?.textContent).toContain('0%')
  expect(screen.getByText('No browser has told of an error in the last 30 days.')).toBeTruthy()
})

test('what could not be fetched says so, with its help code, and is asked for again', async () => {
  const failure = { status: 500, body: { code: 'unexpected', message: 'x', requestId: 'FAIL0001' } }
  const { answers } = await open(failure)
  await screen.findByText('No pudimos cargar esta sección')
  await screen.findByText('FAIL0001')
  answers[PATH] = { body: RUNNING }
  button('Intentar de nuevo').click()
  await screen.findByText('12.345')
})
