/** A person without a mouse: goes by Tab, sees at each stop where they are, and is never nowhere. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './story.ts'

const STOPS_MAX = 120

type Stop = { isNowhere: boolean; isOutlined: boolean; isSeen: boolean; what: string }

/** Where the focus is, whether something of size around it is outlined, and whether a bit of it is uncovered. */
function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body
    // A card is one link, and outlined as a whole.
    const card = at.closest('article')
    const around = [at, at.parentElement, at.parentElement?.parentElement, card].filter((e) => !!e)
    // Of a range the handle shows it, which no script can ask: a story compares its pictures.
    const isRange = at.matches('input[type=range]')
    const marked = around.find((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      return (
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && width > 16 && height > 16
      )
    })
    const { left, right, top, bottom } = (marked ?? at).getBoundingClientRect()
    const isUncovered = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(
          left + (right - left) * across,
          top + (bottom - top) * down,
        )
        return hit && (marked ?? at).contains(hit)
      }),
    )
    return {
      isNowhere: at === document.body,
      isOutlined: isRange || marked !== undefined,
      isSeen: isUncovered,
      what: at.outerHTML.slice(0, 160),
    }
  })
}

/** On a control, with the focus to be seen. */
export async function expectStop(page: Page): Promise<void> {
  await expect(async () => {
    const { what, ...stop } = await stopOf(page)
    expect(stop, what).toEqual({ isNowhere: false, isOutlined: true, isSeen: true })
  }).toPass({ timeout: 5_000 })
}

/** Somewhere on the page: the keyboard does not start over from the top. */
export async function expectSomewhere(page: Page): Promise<void> {
  await expect.poll(async () => (await stopOf(page)).isNowhere).toBe(false)
}

/** Goes on by Tab (or back by Shift+Tab) until there; every stop on the way is looked at. */
export async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target.first()).toBeAttached()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key)
    await expectStop(page)
    if (await target.first().evaluate((element) => element === document.activeElement)) return
  }
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(String(target))
}

export const focused = (page: Page) => page.locator(':focus')
export const press = (page: Page, key: 'Enter' | 'Space' | 'Escape' | `Arrow${string}`) =>
  page.keyboard.press(key)
