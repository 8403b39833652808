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
    // So does the button inside a date or an hour, which has the focus then in place of its field.
    const isPicker = at.matches('input:is([type=date], [type=time]):not(:focus)')
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
      isOutlined: isRange || isPicker || marked !== undefined,
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

type Way = 'there' | 'Tab' | 'Shift+Tab'

/** Of a group of radios any is there: it is one stop. */
const wayTo = (target: Locator): Promise<Way> =>
  target.evaluate((element) => {
    const at = document.activeElement
    if (!at) return 'Tab'
    const groupOf = (one: Element) =>
      one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null
    const isOfGroup = groupOf(at) !== null && groupOf(at) === groupOf(element)
    if (at === element || isOfGroup) return 'there'
    const isBefore = at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    return isBefore && !at.contains(element) ? 'Shift+Tab' : 'Tab'
  })

/** By Tab, or back where it lies before the focus; every stop on the way is looked at. */
export async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    const way = await wayTo(target)
    if (way === 'there') return
    await target.page().keyboard.press(way)
    await expectStop(target.page())
  }
  throw new Error(`not reached: ${target}`)
}

export const focused = (page: Page) => page.locator(':focus')
export const press = (page: Page, key: 'Enter' | 'Space' | 'Escape' | `Arrow${string}`) =>
  page.keyboard.press(key)
