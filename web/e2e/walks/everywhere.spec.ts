/** At every stop of every round: axe, names that tell items apart, targets for a thumb, nothing lost, and nothing that moves where less motion is asked for. In both schemes and languages. */
import type { Page } from '@playwright/test'
import { isPhone } from '../kit/frame.ts'
import { expectWholeEverywhere, expectWholeNarrow } from '../kit/shapes.ts'
import { expect, expectAccessible, test } from '../kit/story.ts'
import { LANGUAGES, speakFirst } from '../kit/texts.ts'
import { PROVOKED, ROUNDS } from './everywhere.ts'

test.use({ provoked: PROVOKED })
// Each is as long as a dozen others: side by side, so that none is waited for at the end.
test.describe.configure({ mode: 'parallel', timeout: 300_000 })

/** As assistive technology has them: role, then name, then where a link leads. */
const CONTROL =
  /^\s*- (button|link|textbox|searchbox|checkbox|radio|combobox|slider|switch|menuitem|spinbutton)(?: "((?:[^"\\]|\\.)*)")?(.*)$/
const LEADS = /^\s*- \/url: (.*)$/

type Control = { role: string; name: string; url: string }

function controlsIn(snapshot: string): Control[] {
  const lines = snapshot.split('\n')
  return lines.flatMap((line, n) => {
    const [, role, name = ''] = CONTROL.exec(line) ?? []
    const url = LEADS.exec(lines[n + 1] ?? '')?.[1] ?? ''
    return role ? [{ role, name, url }] : []
  })
}

/** Everything has a name, and no two links of one name lead to different places. */
async function expectNamed(page: Page, where: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const whole = (await dialog.count()) ? dialog.first() : page.locator('body')
  const controls = controlsIn(await whole.ariaSnapshot())
  expect(controls.length, where).toBeGreaterThan(0)
  expect(
    controls.filter((one) => !one.name.trim()),
    `${where}: without a name`,
  ).toEqual([])
  const places = new Map<string, Set<string>>()
  for (const { role, name, url } of controls) {
    // The title of an item is its owner's: two may have one name.
    if (role === 'link' && !/^\/items\/\d/.test(url))
      places.set(name, new Set(places.get(name)).add(url))
  }
  const doubtful = [...places].filter(([, urls]) => urls.size > 1)
  expect(doubtful, `${where}: one name, several places`).toEqual([])
}

/** What code says where words are missing. */
const NO_WORDS = /undefined|\[object|\b[a-z]+_[a-z]+\b/

/** The lightest of the three colours under everything, of 255. */
const paperOf = (page: Page) =>
  page.evaluate(() => {
    const [red, green, blue] =
      getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
    return Math.max(Number(red), Number(green), Number(blue))
  })

/** What a person who asked for less motion would see move. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((one) => `${one.constructor.name} ${one.playState}`),
  )

for (const language of LANGUAGES) {
  for (const [who, round] of ROUNDS) {
    // Words are as long on wide screens, where they have more room: one language there, and not whoever is new: they see less of the same.
    const tag = language === 'es' && who !== 'a new member' ? '@both' : []
    test(`${language}: what ${who} meets is accessible, named, large enough and whole`, {
      tag,
    }, async ({ page }) => {
      // On phones each scheme in one language, on wide screens the one that Spanish has not had.
      const isDark = isPhone(page) === (language === 'en')
      const isStill = isPhone(page) && language === 'es'
      await page.emulateMedia({
        colorScheme: isDark ? 'dark' : 'light',
        reducedMotion: isStill ? 'reduce' : 'no-preference',
      })
      await speakFirst(page, language)
      await round(page, async (there, where) => {
        if (isStill) expect(await moving(there), where).toEqual([])
        await expect(there.locator('html')).toHaveAttribute('lang', language)
        await expect(there.locator('body'), where).not.toContainText(NO_WORDS)
        if (isDark) expect(await paperOf(there), where).toBeLessThan(64)
        await expectNamed(there, where)
        await test.step(where, () => expectAccessible(there))
        if (!isPhone(there)) return
        // With letters twice as large Spanish, which has the longer words, is looked at. What is large enough for a thumb
        // where it is narrowest is so everywhere.
        const look = language === 'es' ? expectWholeEverywhere : expectWholeNarrow
        expect((await look(there, where)).small, where).toEqual([])
      })
    })
  }
}
