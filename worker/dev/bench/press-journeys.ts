/** What people press all day, as they come to it. */
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Journey } from './press-meter.ts'

const SAMPLES = resolve(import.meta.dirname, '../../media/samples')
const PHOTOS = [
  'landscape-6.jpg',
  'iphone-gps.jpg',
  'gps.jpg',
  'phone-large.jpg',
  'orientation-1.jpg',
]

const cards = (page: Page) => page.getByRole('article')
const main = (page: Page) => page.getByRole('main')
/** The list, taken over by the app, with all that comes after use. */
async function list(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await cards(page).first().waitFor()
  await page.waitForLoadState('networkidle')
}
const chip = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).first().locator('xpath=..')

export const JOURNEYS: Journey[] = [
  {
    name: 'search',
    go: async (page, press) => {
      await list(page)
      const box = page.getByRole('searchbox').first()
      await press('the field', () => box.tap())
      await press('a letter', () => box.press('b'))
      await press('a second letter', () => box.press('i'))
      await press('a third letter', () => box.press('c'))
      await press('sent', () => box.press('Enter'))
    },
  },
  {
    name: 'filters',
    go: async (page, press) => {
      await list(page)
      await press('opened', () => page.getByRole('button', { name: /^Filtros/ }).tap())
      await page.getByRole('dialog').waitFor()
      await press('a condition', () => chip(page, 'Bueno').tap())
      await press('another condition', () => chip(page, 'Como nuevo').tap())
      await press('a category', () =>
        page.getByRole('dialog').getByRole('checkbox').first().locator('xpath=..').tap(),
      )
      await press('closed', () => page.keyboard.press('Escape'))
    },
  },
  {
    name: 'list',
    go: async (page, press, frames) => {
      await list(page)
      await frames('a hundred cards', async () => {
        for (let turn = 0; turn < 400 && (await cards(page).count()) < 100; turn += 1) {
          await page.mouse.wheel(0, 500)
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
        }
      })
      await press('opened from it', () => page.locator('article a').last().tap())
      await page.waitForURL('**/items/*')
    },
  },
  {
    name: 'an item',
    isMember: true,
    go: async (page, press) => {
      await list(page)
      await press('heart', () =>
        page
          .getByRole('button', { name: /favoritos/ })
          .first()
          .tap(),
      )
      await press('heart taken back', () =>
        page
          .getByRole('button', { name: /favoritos/ })
          .first()
          .tap(),
      )
      await press('opened', () => page.locator('article:has(img) a').first().tap())
      await page.waitForURL('**/items/*')
      await main(page).getByRole('heading', { level: 1 }).waitFor()
      await press('photo large', () =>
        page.getByRole('button', { name: /pantalla completa/ }).tap(),
      )
      await press('closed', () => page.keyboard.press('Escape'))
      await press('shared', () =>
        page
          .getByRole('button', { name: /^Compartir/ })
          .first()
          .tap(),
      )
      await press('closed again', () => page.keyboard.press('Escape'))
    },
  },
  {
    name: 'frame',
    isMember: true,
    go: async (page, press) => {
      await list(page)
      await press('notifications', () =>
        page.getByRole('button', { name: /^Notificaciones/ }).tap(),
      )
      await page.getByRole('dialog').waitFor()
      await press('closed', () => page.keyboard.press('Escape'))
      await press('menu', () => page.getByRole('button', { name: /menú/i }).first().tap())
      await page.getByRole('dialog').waitFor()
      await press('menu closed', () => page.keyboard.press('Escape'))
      await press('trades', () =>
        page
          .getByRole('link', { name: /^Intercambios|^Trades/ })
          .last()
          .tap(),
      )
      await page.waitForURL('**/trades')
      await cards(page).first().waitFor()
      await press('a trade from the list', () => page.locator('a[href^="/trades/"]').first().tap())
      await page.waitForURL('**/trades/*')
    },
  },
  {
    name: 'chat',
    isMember: true,
    go: async (page, press) => {
      await page.goto('/trades')
      const ids = await page.evaluate(async () =>
        (
          (await (await fetch('/api/trade-proposals?box=all')).json()) as {
            id: number
            status: string
          }[]
        )
          .filter(({ status }) => status === 'accepted')
          .map(({ id }) => id),
      )
      await page.goto(`/trades/${ids[0]}`)
      await page.getByRole('log').waitFor()
      await page.waitForLoadState('networkidle')
      const field = page.getByRole('textbox').last()
      await press('the field', () => field.tap())
      await press('a letter', () => field.press('h'))
      await press('another', () => field.press('o'))
      await press('sent', () =>
        page
          .getByRole('button', { name: /^Enviar/ })
          .last()
          .tap(),
      )
      await press('more options', () =>
        page
          .getByRole('button', { name: /^Más opciones/ })
          .first()
          .tap(),
      )
    },
  },
  {
    name: 'publish',
    isMember: true,
    go: async (page, press) => {
      await page.goto('/items/new')
      const title = page.getByLabel('Título')
      await title.waitFor()
      await page.waitForLoadState('networkidle')
      await page
        .locator('input[type=file][multiple]')
        .setInputFiles(PHOTOS.map((name) => resolve(SAMPLES, name)))
      await press('a letter while five photos are prepared', () => title.press('M'))
      await press('another', () => title.press('e'))
      await press('a condition', () => chip(page, 'Bueno').tap())
      await press('a category', () => chip(page, 'Libros').tap())
      await press('the description', () => page.getByLabel('Descripción').press('x'))
    },
  },
]
