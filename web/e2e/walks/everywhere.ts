/** Every screen and what it turns into, one after another; what must hold everywhere is looked at at each stop. */
import { expect, type Locator, type Page } from '@playwright/test'
import { isPhone, menuButton } from '../kit/frame.ts'
import { newTitle, sample } from '../kit/own.ts'
import { origin, PASSWORD, publish, remove, signUp } from '../kit/people.ts'
import { unlayered } from '../kit/story.ts'
import { answer, press } from '../kit/texts.ts'
import { bell } from '../kit/told.ts'
import { lookAtPerson } from './everywhere-people.ts'
import { lookAtOver, lookAtProposing, lookAtSettings, lookAtWaiting } from './everywhere-trades.ts'

/** `where` names the stop in what a failure says. */
export type Look = (page: Page, where: string) => Promise<void>

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog').first()
const seen = (page: Page, text: RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
const wrong = (page: Page) => page.locator('[aria-invalid=true]')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Closed again, a dialog gives the focus back to what opened it. */
async function lookInside(page: Page, look: Look, where: string, opener: Locator): Promise<void> {
  const button = opener.filter({ visible: true }).first()
  await button.click()
  await expect(dialog(page)).toBeVisible()
  await look(page, where)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // On the way back over its entry of the history the browser refuses to be led elsewhere.
  await unlayered(page)
  await expect(button, `${where} gives the focus back`).toBeFocused()
}

/** The oldest item that has pictures: no story removes it. */
async function pictured(page: Page): Promise<{ id: number; title: string }> {
  const all = await (await page.request.get('/api/items?sortBy=oldest&limit=60')).json()
  return all.find((item: { photos: unknown[] }) => item.photos.length > 0)
}

const FORMS = ['/custom-login', '/custom-register', '/forgot-password']
const SIMPLE = ['/landing', '/no-such-page', '/verify-email?email=a@example.com', '/items/99999999']
const OTHERS = ['/app-settings', '/trade-demo', '/privacy', '/terms', '/user/1']

/** The registration's second step, sent empty. */
async function toStepTwo(page: Page): Promise<void> {
  await open(page, '/custom-register')
  await page.getByLabel('Email').fill('ana@example.com')
  for (const label of [/^(Contraseña|Password)$/, /^(Confirmar|Confirm)/])
    await page.getByLabel(label).fill(PASSWORD)
  await page.getByLabel(/^(Nombre|First name)$/).fill('Ana')
  await page.getByLabel(/^(Apellido|Last name)$/).fill('Benítez')
  await press(main(page), /^(Continuar|Continue)$/)
  await press(main(page), /^(Crear cuenta|Create account)$/)
  await expect(wrong(page)).toHaveCount(5)
}

/** What a visitor meets. Provokes 404 and 500. */
async function asVisitor(page: Page, look: Look): Promise<void> {
  for (const path of [...SIMPLE, ...OTHERS]) {
    await open(page, path)
    await look(page, path)
  }
  for (const path of FORMS) {
    await open(page, path)
    await main(page).locator('button[type=submit]').click()
    await expect(wrong(page).first()).toBeVisible()
    await look(page, `${path} with problems`)
  }
  await toStepTwo(page)
  await look(page, 'the second step of the registration with problems')
  await open(page, '/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await look(page, '/')
  if (isPhone(page)) {
    await lookInside(page, look, 'menu', menuButton(page))
    await lookInside(
      page,
      look,
      'filters',
      page.getByRole('button', { name: /^(Filtros|Filters)/ }),
    )
  }
  await page
    .getByRole('button', { name: /^(Lista|List)$/ })
    .filter({ visible: true })
    .click()
  await look(page, '/ as a list')
  await page.getByRole('searchbox').fill('zzqx')
  await seen(page, /No se encontraron|No items found/)
  await look(page, 'nothing found')
  await answer(page, 'GET', /\/api\/items\?/, { status: 500 })
  await page.getByRole('searchbox').fill('bici')
  await seen(page, /No pudimos cargar|could not load the items/)
  await look(page, 'a list that fails')
  await page.unrouteAll()
  const { id } = await pictured(page)
  await open(page, `/items/${id}`)
  await look(page, 'item')
  await lookAtPerson(page, look, open, id)
  await open(page, `/items/${id}`)
  await lookInside(page, look, 'share', page.getByRole('button', { name: /^(Compartir|Share)$/ }))
  const whole = page.getByRole('button', { name: /Ver en pantalla completa|View full screen/ })
  await lookInside(page, look, 'pictures', whole)
  await main(page)
    .getByText(/^(Descripción|Description)$/)
    .hover()
  await page.mouse.wheel(0, 2_000)
  await seen(page, /^(Artículos parecidos|Similar items)$/)
  await look(page, 'similar items')
  await press(page, /^(Proponer|Propose)/)
  await seen(page, /^(Únete a|Join) /)
  // It says so, and leads to the registration.
  await page.waitForURL(/custom-register/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look(page, 'toast')
}

/** What is still empty for a member, and the forms with their problems. Provokes 500. */
async function asNewMember(page: Page, look: Look): Promise<void> {
  await signUp(page)
  const own = [
    '/favorites',
    '/my-items',
    '/trades',
    '/trades/uno',
    '/reviews',
    '/profile',
    '/profile/tokens',
    '/settings',
    '/settings/payments',
  ]
  for (const path of [...own, '/secure-payment']) {
    await open(page, path)
    await look(page, `${path} of somebody new`)
  }
  await open(page, '/profile')
  await press(main(page), /Editar perfil|Edit profile/)
  await look(page, 'editing the profile')
  await open(page, '/settings')
  await press(main(page), /Cambiar contraseña|Change password/)
  await look(page, 'changing the password')
  await open(page, '/items/new')
  await main(page).locator('button[type=submit]').click()
  await expect(wrong(page).first()).toBeVisible()
  await look(page, '/items/new with problems')
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles(['gps.jpg', 'landscape-6.jpg'].map(sample))
  await seen(page, /^(Portada|Cover)$/)
  await look(page, '/items/new with photos')
  await page.getByLabel(/^(Título|Title)/).fill('Bicicleta')
  await lookInside(page, look, 'leaving', main(page).getByRole('button', { name: /^Cancel/ }))
  await answer(page, 'GET', /\/api\/(favorites|my-items|trade-proposals|auth\/sessions)/, {
    status: 500,
  })
  for (const path of ['/favorites', '/my-items', '/trades', '/settings']) {
    await open(page, path)
    await look(page, `${path} failing`)
  }
  await page.unrouteAll()
}

/** What a member has: items of their own, saved ones, the ways to change them. */
async function asMember(page: Page, look: Look): Promise<void> {
  await signUp(page)
  const id = await publish(page, {
    title: newTitle('Bicicleta de montaña con veintiuna velocidades'),
  })
  const saved = await pictured(page)
  await page.request.post(`/api/favorites/${saved.id}`, { headers: origin() })
  for (const path of ['/', '/favorites', `/items/${id}`, '/my-items']) {
    await open(page, path)
    await expect(page.getByRole('article').first()).toBeVisible()
    await look(page, `${path} of a member`)
  }
  await lookInside(page, look, 'edit', main(page).getByRole('button', { name: /^(Editar|Edit) / }))
  await lookInside(
    page,
    look,
    'delete',
    main(page).getByRole('button', { name: /^(Eliminar|Delete) / }),
  )
  await open(page, `/items/${id}`)
  await press(main(page), /^(Editar|Edit)$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Editar|Edit)/)
  await look(page, 'edit in place')
  await open(page, `/items/${saved.id}`)
  await lookAtProposing(page, look)
  await open(page, `/items/${saved.id}`)
  await page.getByRole('button', { name: /^(Tu cuenta|Your account)$/ }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look(page, 'account menu')
  await page.keyboard.press('Escape')
  if (isPhone(page)) await lookInside(page, look, 'menu of a member', menuButton(page))
  await lookInside(page, look, 'notifications', bell(page))
  await lookAtSettings(page, look)
  await lookAtWaiting(page, look)
  const more = main(page).getByRole('button', { name: /^(Más opciones|More options)$/ })
  await lookInside(page, look, 'more options of a trade', more)
  await lookAtOver(page, look)
  await page.context().setOffline(true)
  await seen(page, /^(Sin conexión|No connection)/)
  await look(page, 'offline')
  await page.context().setOffline(false)
  await remove(page, id)
}

/** What the rounds provoke: answers of 404 and 500, and a lost network. */
export const PROVOKED = { errors: [/404/, /500/, /ERR_INTERNET_DISCONNECTED/] }

export const ROUNDS = [
  ['a visitor', asVisitor],
  ['a new member', asNewMember],
  ['a member', asMember],
] as const
