import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Figures, ReportedItem } from '#contract/admin'
import { button, fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { AdminScreen } from './admin-screen.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const FIGURES: Figures = {
  people: 1234,
  itemsOnOffer: 56,
  itemsPublished: 78,
  trades: {
    pending: 1,
    accepted: 2,
    rejected: 3,
    in_progress: 4,
    cancellation_requested: 5,
    cancelled: 6,
    completed: 7,
    expired: 8,
  },
  medianHours: 26.5,
}
const THING: ReportedItem = {
  id: 5,
  kind: 'item',
  target: '9',
  accused: { id: 'beto', name: 'Beto Benítez', isSuspended: false },
  evidence: { title: '<b>Reloj</b>', text: 'De oro' },
  path: '/items/9',
  photos: [],
  now: null,
  reports: [
    {
      id: 5,
      reporterName: 'Rita Ríos',
      reason: 'fake',
      description: 'No existe',
      createdAt: '2026-11-27T12:00:00.000Z',
      found: [],
    },
  ],
}
const REPORTS = 'GET /api/admin/reports'
const DECIDE = 'POST /api/admin/reports/5/decide'

const NOTHING_WAITS = {
  ...{ verifications: 0, reviews: 0, reports: 0, problems: 0 },
  ...{ people: 0, groups: 0, payments: 0, failures: 0 },
}

async function open(tab: string, answers: Answers) {
  history.pushState(null, '', `/admin?tab=${tab}`)
  const server = fakeServer({
    'GET /api/admin/suspended': { body: [] },
    'GET /api/admin/waiting': { body: NOTHING_WAITS },
    ...answers,
  })
  return { ...server, ...(await renderApp(<AdminScreen />)) }
}

test('the figures are shown as they are, a missing median in words', async () => {
  const { answers } = await open('summary', { 'GET /api/admin/figures': { body: FIGURES } })
  await screen.findByText('1.234')
  expect(screen.getByText('26,5')).toBeTruthy()
  const completed = screen.getByText('Completados').parentElement
  expect(completed?.textContent).toBe('Completados7')
  answers['GET /api/admin/figures'] = { body: { ...FIGURES, medianHours: null } }
})

test('how many wait is asked once a section, and once more after a decision', async () => {
  const { answers, named } = await open('reports', {
    [REPORTS]: { body: [THING] },
    [DECIDE]: { status: 204, text: null },
    'GET /api/admin/figures': { body: FIGURES },
  })
  const asked = () => named('GET /api/admin/waiting').length
  await screen.findByText('<b>Reloj</b>')
  expect([asked(), named(REPORTS).length]).toEqual([1, 1])
  await userEvent.click(screen.getByRole('link', { name: 'Resumen' }))
  await screen.findByText('1.234')
  expect(asked()).toBe(2)
  await userEvent.click(screen.getByRole('link', { name: 'Reportes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar: <b>Reloj</b>' }))
  expect(asked()).toBe(3)
  answers[REPORTS] = { body: [] }
  await userEvent.click(button('Sí, confirmar'))
  await screen.findByText('Nada por revisar')
  expect(asked()).toBe(4)
  expect(document.activeElement?.id).toBe('reported')
})

test('what was reported is text, with who said what, and is decided after a question', async () => {
  const { answers, named } = await open('reports', {
    [REPORTS]: { body: [THING] },
    [DECIDE]: { status: 204, text: null },
  })
  const card = within((await screen.findByText('<b>Reloj</b>')).closest('li') as HTMLElement)
  expect(card.getByText('Artículo · De Beto Benítez')).toBeTruthy()
  expect(card.getByText('Falso o engañoso')).toBeTruthy()
  await userEvent.click(button('Ocultar: <b>Reloj</b>'))
  await userEvent.click(button('Cancelar'))
  expect(named(DECIDE)).toEqual([])
  await userEvent.click(button('Ocultar: <b>Reloj</b>'))
  answers[REPORTS] = { body: [] }
  await userEvent.click(button('Sí, confirmar'))
  await said('Decisión guardada')
  expect(named(DECIDE).map(({ body }) => body)).toEqual([{ decision: 'hide', seen: 5 }])
  await screen.findByText('Nada por revisar')
})

const NOW = {
  ...{ title: 'Florero', text: 'De vidrio', photos: ['/img/items/9/bb/640'] },
  ...{ isGone: false, isHeld: false, withheld: null },
}

test('what it was stands beside what it is now, and that words found it', async () => {
  const report = { id: 5, reporterName: null, reason: 'prohibited', description: '' } as const
  const found: ReportedItem = {
    ...THING,
    photos: ['/api/admin/reports/5/photos/aa'],
    now: { ...NOW, withheld: { why: 'words', until: null, words: ['rifle'] } },
    reports: [{ ...report, createdAt: '2026-11-27T12:00:00.000Z', found: ['rifle'] }],
  }
  await open('reports', { [REPORTS]: { body: [found] } })
  const card = within((await screen.findByText('<b>Reloj</b>')).closest('li') as HTMLElement)
  expect(card.getByText('Encontrado por sus palabras: rifle')).toBeTruthy()
  expect(card.getByText('Florero')).toBeTruthy()
  expect(card.getByText('No se ve: espera tu decisión.')).toBeTruthy()
  expect(card.getByAltText('Foto 1 de cuando se reportó').getAttribute('src')).toBe(
    '/api/admin/reports/5/photos/aa',
  )
  expect(card.getByAltText('Foto 1 de ahora')).toBeTruthy()
  await userEvent.click(button('Mantener: <b>Reloj</b>'))
  expect(screen.getByText(/el artículo se ve de nuevo/)).toBeTruthy()
})

test('hiding what is promised says first that its trade ends', async () => {
  const held: ReportedItem = { ...THING, now: { ...NOW, isHeld: true } }
  await open('reports', { [REPORTS]: { body: [held] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Ocultar: <b>Reloj</b>' }))
  expect(screen.getByText(/termina sin contar en contra de nadie/)).toBeTruthy()
})

test('what somebody else decided meanwhile is told, and the list is fresh', async () => {
  const { answers } = await open('reports', {
    [REPORTS]: { body: [THING] },
    [DECIDE]: refusal(409, 'report_decided', 'Otra persona del equipo ya lo resolvió.'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Mantener: <b>Reloj</b>' }))
  answers[REPORTS] = { body: [] }
  await userEvent.click(button('Sí, confirmar'))
  await said('Otra persona del equipo ya lo resolvió.')
  await screen.findByText('Nada por revisar')
})

test('a review can be kept or hidden; closing an account is not offered', async () => {
  const review: ReportedItem = {
    ...THING,
    kind: 'review',
    path: null,
    evidence: { text: 'Insultos' },
  }
  await open('reviews', { [REPORTS]: { body: [review] } })
  expect(await screen.findByRole('button', { name: 'Ocultar: Reseña' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Suspender/ })).toBeNull()
})

test('a suspended account leads to its person, where it is opened again', async () => {
  const suspended = [{ id: 'beto', name: 'Beto Benítez', suspendedAt: '2026-11-27T12:00:00.000Z' }]
  await open('reports', {
    [REPORTS]: { body: [] },
    'GET /api/admin/suspended': { body: suspended },
  })
  const again = await screen.findByRole('link', { name: 'Reactivar la cuenta de Beto Benítez' })
  expect(again.getAttribute('href')).toBe('/admin?tab=people&person=beto')
})

test('each section says how many wait in it, for the eye and the ear', async () => {
  const { answers, named } = await open('summary', {
    'GET /api/admin/figures': { body: FIGURES },
    'GET /api/admin/waiting': { body: { ...NOTHING_WAITS, reports: 3, problems: 1, people: 100 } },
  })
  expect(await screen.findByRole('link', { name: 'Reportes, 3 esperan' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Problemas, 1 espera' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Personas, más de 99 esperan' }).textContent).toContain(
    '99+',
  )
  expect(screen.getByRole('link', { name: 'Pagos' })).toBeTruthy()
  // Another section asks anew.
  answers['GET /api/admin/waiting'] = { body: NOTHING_WAITS }
  answers['GET /api/admin/failures'] = { body: { mails: [], pushes: [] } }
  await userEvent.click(screen.getByRole('link', { name: 'Fallos' }))
  expect(await screen.findByRole('link', { name: 'Reportes' })).toBeTruthy()
  expect(named('GET /api/admin/waiting').length).toBeGreaterThan(1)
})

test('mails and pushes that failed, and the log, say what, whom and when', async () => {
  const mail = {
    id: 1,
    kind: 'verify_code',
    recipient: 'a•••@example.com',
    attempts: 8,
    lastStatus: 503,
    canRetry: true,
  }
  const at = '2026-11-27T12:00:00.000Z'
  const { unmount } = await open('failures', {
    'GET /api/admin/failures': {
      body: {
        mails: [
          { ...mail, createdAt: at },
          { ...mail, id: 2, kind: 'new_kind', createdAt: at },
        ],
        pushes: [
          {
            ...{ id: 3, userId: 'ana', name: 'Ana', kind: 'review_waiting', failedAt: at },
            ...{ attempts: 1, lastStatus: 0, canRetry: false },
          },
        ],
      },
    },
  })
  await screen.findByText('Código de verificación')
  expect(screen.getByText('Otro correo (new_kind)')).toBeTruthy()
  expect(
    screen.getByText(/^Ana · vie 27 nov.*, 09:00 · 1 intento · sin respuesta que se entienda$/),
  ).toBeTruthy()
  unmount()
  const action = { id: 1, adminName: 'Jefa', target: 'item:9', details: {}, createdAt: at }
  await open('actions', {
    'GET /api/admin/actions': {
      body: [
        { ...action, action: 'report_hide' },
        { ...action, id: 2, action: 'new_action' },
        {
          ...{ ...action, id: 3, action: 'person_warned', target: 'person:beto' },
          details: { words: 'No pidas dinero antes' },
        },
        {
          ...{ ...action, id: 4, action: 'people_searched', target: 'people:phone' },
          details: { found: ['beto'] },
        },
      ],
    },
  })
  await screen.findByText('Ocultó lo reportado')
  expect(screen.queryByText('Ver las anteriores')).toBeNull()
  expect(screen.getByText('Otra acción (new_action)')).toBeTruthy()
  expect(screen.getByText('No pidas dinero antes')).toBeTruthy()
  for (const name of ['person:beto', 'beto']) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe('/admin?tab=people&person=beto')
  }
})

test('the log goes on where somebody asks for more', async () => {
  const row = {
    adminName: 'Jefa',
    target: 'item:9',
    details: {},
    createdAt: '2026-11-27T12:00:00.000Z',
  }
  const { answers } = await open('actions', {
    'GET /api/admin/actions': {
      body: [{ ...row, id: 2, action: 'report_hide' }],
      headers: { link: '</api/admin/actions?cursor=b>; rel="next"' },
    },
  })
  await screen.findByText('Ocultó lo reportado')
  answers['GET /api/admin/actions'] = { body: [{ ...row, id: 1, action: 'old_action' }] }
  await userEvent.click(button('Ver las anteriores'))
  await screen.findByText('Otra acción (old_action)')
  expect(screen.getByText('Ocultó lo reportado')).toBeTruthy()
})

test('a section that could not be fetched says so and is asked for again', async () => {
  const { answers } = await open('summary', {
    'GET /api/admin/figures': { status: 500, text: 'x' },
  })
  await screen.findByText('No pudimos cargar esta sección')
  answers['GET /api/admin/figures'] = { body: FIGURES }
  await userEvent.click(button('Intentar de nuevo'))
  await screen.findByText('1.234')
})
