/** The browser's own letters at 200 %: nothing lost, nothing over another, nothing fixed over most of the screen. */
import { PROVOKED, ROUNDS } from './everywhere.ts'
import { expectWhole } from './layout.ts'
import { expectAccessible, test } from './story.ts'
import { LANGUAGES, speakFirst } from './texts.ts'

// The setting itself, not a style of the page: media queries in rem follow it, as they do for a person.
// The first four are the runner's own, which a second list would replace.
const LETTERS =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,defaultFontSize=32'

test.use({
  provoked: PROVOKED,
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), LETTERS] })
  },
})
test.setTimeout(300_000)

// A wide window has room; the walk takes minutes.
test.skip(({ isMobile }) => !isMobile, 'a phone')

for (const language of LANGUAGES) {
  for (const [who, round] of ROUNDS) {
    test(`${language}: ${who} with letters twice as large`, async ({ page }) => {
      await speakFirst(page, language)
      await round(page, async (there, where) => {
        await expectWhole(there, where)
        if (language === 'es') await test.step(where, () => expectAccessible(there))
      })
    })
  }
}
