/** The frame around every screen: its menus, the bar of the phone, the search of the header. */
import type { Locator, Page } from '@playwright/test'
import { accountButton, isPhone, menuButton, openMenu } from '../kit/frame.ts'
import { publish, remove, signUp } from '../kit/people.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Barra inferior' })
const badge = (page: Page) => page.getByRole('link', { name: /^Favoritos/ })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Each name in the menu leads to its address, and the menu is gone there. */
async function follow(page: Page, from: string, places: (readonly [string, string])[]) {
  await page.goto(from)
  for (const [name, to] of places) {
    const menu = await openMenu(page)
    await menu.getByRole(isPhone(page) ? 'link' : 'menuitem', { name, exact: true }).click()
    await expect(page, name).toHaveURL((url) => url.pathname + url.search === to)
    await expect(menu, name).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

test.describe('the menu of a phone', () => {
  // A trade of nobody's: its page says so.
  test.use({ provoked: { errors: [/404.*\/api\/trades\/7/] } })
  test('opens, keeps the focus inside, and gives it back when it closes', async ({ page }) => {
    await page.goto('/landing')
    const menu = await openMenu(page)
    await expectAccessible(page)
    expect(await menu.evaluate((all) => all.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
    await openMenu(page)
    await menu.getByRole('button', { name: 'Cerrar' }).click()
    await expect(menuButton(page)).toBeFocused()
    // Beside it, on the page that it covers.
    await openMenu(page)
    await page.touchscreen.tap(350, 400)
    await expect(menu).toHaveCount(0)
  })

  test('leads a visitor where it says; a step back closes it before it leaves the page', async ({
    page,
  }) => {
    await follow(page, '/app-settings', [
      ['Cómo funciona', '/landing'],
      ['Explorar', '/'],
    ])
    await follow(page, '/app-settings', [['Crear Cuenta', '/custom-register?next=%2Fapp-settings']])
    await follow(page, '/app-settings', [['Iniciar Sesión', '/custom-login?next=%2Fapp-settings']])
    const menu = await openMenu(page)
    await page.goBack()
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(/\/custom-login/)
    await page.goBack()
    await expect(page).toHaveURL(/\/app-settings$/)
  })

  test('leads a signed-in person to every place of theirs', async ({ page }) => {
    await signUp(page)
    await follow(page, '/app-settings', [
      ['Inicio', '/'],
      ['Favoritos', '/favorites'],
      ['Intercambios', '/trades'],
      ['Reseñas', '/reviews'],
      ['Mi Perfil', '/profile'],
      ['Mis Artículos', '/my-items'],
      ['Verificación', '/verification'],
      ['Configuración', '/settings'],
    ])
    const menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Configuración' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page)
  })

  test('the bar of a signed-in person marks where one is; a visitor has none', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page, 'Explorar artículos')).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
    await signUp(page)
    for (const [path, tab] of [
      ['/', 'Inicio'],
      ['/search', 'Buscar'],
      ['/items/new', 'Publicar'],
      ['/trades', 'Trades'],
      ['/trades/7', 'Trades'],
      ['/app-settings', 'App'],
      ['/my-items', null],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(bar(page), path).toBeVisible()
      const marked = bar(page).locator('[aria-current=page]')
      if (tab) await expect(marked, path).toHaveText(tab)
      else await expect(marked, path).toHaveCount(0)
    }
    await bar(page).getByRole('link', { name: 'Buscar' }).click()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})

test.describe('the account menu of a wide screen', { tag: '@wide' }, () => {
  test('leads by mouse where it says; there is no bar below', async ({ page }) => {
    await signUp(page)
    await follow(page, '/app-settings', [
      ['Mi Perfil', '/profile'],
      ['Mis Artículos', '/my-items'],
      ['Mis Intercambios', '/trades'],
      ['Verificación', '/verification'],
      ['Configuración', '/settings'],
    ])
    await expect(bar(page)).toBeHidden()
    await expect(menuButton(page)).toBeHidden()
    const menu = await openMenu(page)
    await expectAccessible(page)
    await accountButton(page).click()
    await expect(menu).toHaveCount(0)
  })

  test('is gone through by keyboard alone', async ({ page }) => {
    await signUp(page)
    await page.goto('/app-settings')
    const entry = (name: string) => page.getByRole('menuitem', { name })
    await accountButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(entry('Mi Perfil')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(accountButton(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(entry('Mi Perfil')).toBeFocused()
    await page.keyboard.press('End')
    await expect(entry('Cerrar Sesión')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(entry('Configuración')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings$/)
  })

  test('tells the real numbers, which follow what one does', async ({ page, newPerson }) => {
    const other = await newPerson()
    await signUp(other)
    const word = crypto.randomUUID().slice(0, 8)
    const theirs = await publish(other, { title: `Tetera ${word}` })
    await signUp(page)
    await page.goto(`/search?q=${word}`)
    const published = async (): Promise<Locator> =>
      (await openMenu(page)).locator('dl > div').filter({ hasText: 'publicados' }).locator('dd')
    await expect(await published()).toHaveText('0')
    await page.keyboard.press('Escape')
    await expect(badge(page)).toHaveAccessibleName('Favoritos')
    await page.getByRole('button', { name: /^Agregar a favoritos/ }).click()
    await expect(badge(page)).toHaveAccessibleName(/^Favoritos ?1$/)
    const mine = await publish(page, {})
    await page.reload()
    await expect(badge(page)).toHaveAccessibleName(/^Favoritos ?1$/)
    await expect(await published()).toHaveText('1')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Quitar de favoritos/ }).click()
    await expect(badge(page)).toHaveAccessibleName('Favoritos')
    await remove(page, mine)
    await page.reload()
    await expect(await published()).toHaveText('0')
    await remove(other, theirs)
  })
})
