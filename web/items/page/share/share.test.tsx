import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '#contract/items'
import * as t from '#web/items/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { brand } from '#web/ui/brand.ts'
import { currentToast } from '#web/ui/toast/toast.ts'

const ADDRESS = 'http://localhost:3000/items/7'

function ability(name: 'clipboard' | 'share', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
}
const oldCommand = (copies: boolean) => {
  const command = vi.fn(() => copies)
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command })
  return command
}

beforeEach(t.fresh)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'execCommand')
})

async function openDialog(given: Partial<Item> = {}, language?: 'en') {
  fakeServer({ 'GET /api/items/7': { body: makeItem(7, given) } })
  await t.visit('/items/7?q=secret', language)
  await screen.findByRole('article')
  await userEvent.click(t.button(language ? 'Share' : 'Compartir'))
  return screen.findByRole('dialog', { name: language ? 'Share item' : 'Compartir artículo' })
}

const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name })

test('three services get a text that promotes swapping without money in Paraguay, each in a tab of its own', async () => {
  await openDialog({ title: 'Bici "roja" & más #1 🚲' })
  const text = `Mira "Bici "roja" & más #1 🚲" en ${brand}: intercambia sin dinero en Paraguay.`
  expect(t.shows(text)).toBe(true)
  expect(new URL(link('WhatsApp').href).searchParams.get('text')).toBe(`${text} ${ADDRESS}`)
  expect(new URL(link('Twitter').href).searchParams.get('text')).toBe(text)
  expect(new URL(link('Twitter').href).searchParams.get('url')).toBe(ADDRESS)
  expect(new URL(link('Facebook').href).searchParams.get('u')).toBe(ADDRESS)
  for (const name of ['WhatsApp', 'Facebook', 'Twitter']) {
    expect([link(name).target, link(name).rel]).toEqual(['_blank', 'noopener noreferrer'])
    // The mark is for the eyes: readers hear the name alone.
    expect(link(name).querySelector('svg[aria-hidden=true] path')).not.toBeNull()
    expect(link(name).textContent).toBe(name)
  }
})

test('in English the text is English', async () => {
  await openDialog({}, 'en')
  expect(t.shows(`Look at "Cosa 7" on ${brand}: swap without money in Paraguay.`)).toBe(true)
  expect(t.button('Copy link')).toBeTruthy()
})

test.each([`<sCripT src=//x></scriPt>`, `"><img src=x onerror=1>`])(
  'markup in %j is literal text in the dialog too (Case 32)',
  async (title) => {
    const dialog = await openDialog({ title })
    expect(dialog.textContent).toContain(title)
    expect(document.querySelector('script[src="//x"], img[src="x"]')).toBeNull()
  },
)

test('the link is copied, and the button says so for two seconds', async () => {
  const writeText = vi.fn(async () => undefined)
  ability('clipboard', { writeText })
  await openDialog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const copy = t.button('Copiar enlace')
  await act(async () => fireEvent.click(copy))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS)
  expect(copy.textContent).toBe('Enlace copiado')
  expect(currentToast()?.title).toBe('Enlace copiado')
  act(() => void vi.advanceTimersByTime(1_999))
  expect(copy.textContent).toBe('Enlace copiado')
  act(() => void vi.advanceTimersByTime(1))
  expect(copy.textContent).toBe('Copiar enlace')
})

test('without a clipboard, as over plain http, the old command copies', async () => {
  const command = oldCommand(true)
  await openDialog()
  await userEvent.click(t.button('Copiar enlace'))
  const copied = await screen.findByRole('button', { name: 'Enlace copiado' })
  expect(command).toHaveBeenCalledExactlyOnceWith('copy')
  expect(document.activeElement).toBe(copied)
})

test.each(['refused', 'missing'])(
  'a clipboard that is %s is told, and the link stands there selected',
  async (kind) => {
    const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    if (kind === 'refused') ability('clipboard', { writeText })
    oldCommand(false)
    await openDialog()
    await userEvent.click(t.button('Copiar enlace'))
    await waitFor(() => expect(currentToast()?.title).toBe('No se pudo copiar el enlace'))
    const input = t.field('Enlace')
    expect(document.activeElement).toBe(input)
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([
      ADDRESS,
      0,
      ADDRESS.length,
    ])
    expect(screen.getByRole('alert').textContent).toContain('No se pudo copiar el enlace')
  },
)

test("the device's own way comes first where there is one", async () => {
  const share = vi.fn(async () => undefined)
  ability('share', share)
  const dialog = await openDialog()
  const choices = [...dialog.querySelectorAll('li')].map((li) => li.lastElementChild?.lastChild)
  expect(choices.map((choice) => choice?.textContent)).toEqual([
    'Más opciones del dispositivo',
    'WhatsApp',
    'Facebook',
    'Twitter',
  ])
  await userEvent.click(t.button('Más opciones del dispositivo'))
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Cosa 7',
    text: `Mira "Cosa 7" en ${brand}: intercambia sin dinero en Paraguay.`,
    url: ADDRESS,
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each([
  ['AbortError', undefined],
  ['NotAllowedError', 'No se pudo compartir'],
])('a share that ends with %s says: %s', async (name, said) => {
  ability('share', () => Promise.reject(new DOMException('x', name)))
  await openDialog()
  await userEvent.click(t.button('Más opciones del dispositivo'))
  expect(currentToast()?.title).toBe(said)
  expect(screen.getByRole('dialog')).toBeTruthy()
})
