/** Coming back in by mail, and the address that is verified: links, stale and used ones, the lock of the button. */
import type { Page } from '@playwright/test'
import { accountButton } from '../kit/frame.ts'
import { register, signIn, signUp } from '../kit/people.ts'
import { codeFor, expect, expectAccessible, newEmail, test } from '../kit/story.ts'

const NEW_PASSWORD = 'otra-clave-7'

const codeField = (page: Page) => page.getByLabel('Código de verificación')
const verify = (page: Page) => page.getByRole('button', { name: 'Verificar', exact: true })
const refused = (page: Page) => page.getByText('Código inválido').first()

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/custom-login')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
}

/** The address that the newest mail leads to, without the host. */
async function linkFor(page: Page, email: string): Promise<string> {
  const mails = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(email)}`)
  const [mail] = await mails.json()
  const address = /https?:\S+code=\d{6}/.exec(mail.text)?.[0] ?? ''
  const { pathname, search } = new URL(address)
  return pathname + search
}

test.describe('recovery', () => {
  test.use({ provoked: { errors: [/401/, /422/] } })

  test('by the link of the mail: a new password, and every session has ended', async ({
    page,
    newPerson,
  }) => {
    const { email } = await signUp(page)
    await page.goto('/settings')
    await expect(page.getByText('Este dispositivo', { exact: true })).toBeVisible()
    const phone = await newPerson()
    await askForCode(phone, email)
    await expectAccessible(phone)
    const link = await linkFor(phone, email)
    expect(link).toMatch(/^\/forgot-password\?/)
    // Case 30: a mail scanner was there before, and the person looks twice.
    for (const method of ['get', 'head', 'get', 'head'] as const) {
      expect((await phone.request[method](link)).ok()).toBe(true)
    }
    await phone.goto(link)
    await expect(codeField(phone)).toHaveValue(/^\d{6}$/)
    await phone.reload()
    await verify(phone).click()
    await expect(phone.getByText('Elige una contraseña nueva')).toBeVisible()
    await expectAccessible(phone)
    await phone.getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD)
    await phone.getByLabel('Confirmar contraseña').fill(NEW_PASSWORD)
    await phone.getByRole('button', { name: 'Guardar contraseña' }).click()
    await phone.waitForURL(/\/custom-login/)
    await expect(phone.getByText('Contraseña guardada').first()).toBeVisible()
    await signIn(phone, email, NEW_PASSWORD)
    await expect(phone).toHaveURL(/\/$/)

    await page.reload()
    await page.waitForURL(/\/custom-login\?next=%2Fsettings$/)
  })

  test('a stale link and one that was used are refused, with what to do', async ({
    page,
    newPerson,
  }) => {
    const { email } = await signUp(page)
    const phone = await newPerson()
    await askForCode(phone, email)
    const stale = await linkFor(phone, email)
    await askForCode(phone, email)
    const newer = await linkFor(phone, email)
    expect(newer).not.toBe(stale)
    for (const [link, isGood] of [
      [stale, false],
      [newer, true],
      [newer, false],
    ] as const) {
      await phone.goto(link)
      await expect(codeField(phone)).toHaveValue(/^\d{6}$/)
      await verify(phone).click()
      if (isGood) {
        await expect(phone.getByText('Elige una contraseña nueva')).toBeVisible()
        continue
      }
      await expect(refused(phone)).toBeVisible()
      await expect(codeField(phone)).toHaveValue('')
      await expect(codeField(phone)).toBeFocused()
      await expect(phone.getByRole('button', { name: 'Reenviar código' })).toBeEnabled()
    }
    await expectAccessible(phone)
  })

  // Case 29.
  test('looks alike for an address with an account and for one without', async ({
    page,
    newPerson,
  }) => {
    const { email } = await signUp(page)
    const stranger = await newPerson()
    const seen: string[] = []
    for (const address of [email, newEmail('nadie')]) {
      await askForCode(stranger, address)
      const main = (await stranger.getByRole('main').textContent()) ?? ''
      seen.push(main.replaceAll(address, 'x').replace(/en \d+ s/, 'en N s'))
      await codeField(stranger).fill('000000')
      await verify(stranger).click()
      await expect(refused(stranger)).toBeVisible()
    }
    expect(seen[1]).toBe(seen[0])
  })
})

test.describe('verifying an address', () => {
  test.use({ provoked: { errors: [/422/] } })

  test('by the link of the mail, which sends itself; opened again elsewhere it says so', async ({
    page,
    newPerson,
  }) => {
    const email = newEmail('eva+trueque')
    await register(page, email)
    const link = await linkFor(page, email)
    await page.goto(link)
    await expect(page.getByText('Email verificado')).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await expect(accountButton(page)).toBeVisible()
    // Who is verified and in has nothing to do there.
    await page.goto(link)
    await expect(page).toHaveURL((url) => url.pathname === '/')
    const other = await newPerson()
    await other.goto(link)
    await expect(refused(other)).toBeVisible()
    await expectAccessible(other)
    await other.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
    await signIn(other, email)
    await expect(accountButton(other)).toBeVisible()
  })

  test('takes a pasted code with spaces; without an address one registers first', async ({
    page,
  }) => {
    await page.goto('/verify-email')
    await expect(page).toHaveURL((url) => url.pathname === '/custom-register')
    const email = newEmail('eva')
    await register(page, email)
    await page.goto(`/verify-email?email=${encodeURIComponent(` ${email.toUpperCase()} `)}`)
    await expect(page.getByText(email)).toBeVisible()
    await expect(verify(page)).toBeDisabled()
    await codeField(page).fill('000 000')
    await expect(codeField(page)).toHaveValue('000000')
    await verify(page).click()
    await expect(refused(page)).toBeVisible()
    await expect(codeField(page)).toHaveValue('')
    await codeField(page).fill(await codeFor(page, email))
    await verify(page).click()
    await expect(accountButton(page)).toBeVisible()
  })
})
