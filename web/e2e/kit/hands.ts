/** By what a person does things: the same way is walked by touch and by the keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { reach } from './keyboard.ts'
import { choose, expect } from './story.ts'

export type Hand = {
  /** A button or a link. */
  press: (target: Locator) => Promise<void>
  /** A checkbox. */
  tick: (box: Locator, isOn?: boolean) => Promise<void>
  /** One of several, by its name. */
  pick: (within: Page | Locator, name: string) => Promise<void>
  /** In place of what stands there. */
  type: (field: Locator, text: string) => Promise<void>
}

/** What is pressed must not lie under anything. */
export const TOUCH: Hand = {
  press: (target) => target.tap(),
  tick: async (box, isOn = true) => {
    await box.tap()
    await expect(box).toBeChecked({ checked: isOn })
  },
  pick: choose,
  type: (field, text) => field.fill(text),
}

/** More than any group of radios has. */
const RADIOS_MAX = 12

/** Tab, Enter, Space, arrows and letters; each stop on the way can be seen. */
export const KEYS: Hand = {
  press: async (target) => {
    await reach(target)
    await target.page().keyboard.press('Enter')
  },
  tick: async (box, isOn = true) => {
    await reach(box)
    await box.page().keyboard.press('Space')
    await expect(box).toBeChecked({ checked: isOn })
  },
  pick: async (within, name) => {
    const radio = within.getByRole('radio', { name, exact: true }).first()
    const { keyboard } = radio.page()
    await reach(radio)
    const isFocused = () => radio.evaluate((one) => one === document.activeElement)
    for (let n = 0; n < RADIOS_MAX && !(await isFocused()); n += 1)
      await keyboard.press('ArrowDown')
    if (!(await radio.isChecked())) await keyboard.press('Space')
    await expect(radio).toBeChecked()
  },
  type: async (field, text) => {
    await reach(field)
    await field.page().keyboard.press('ControlOrMeta+a')
    await field.page().keyboard.type(text)
  },
}

/** Looks at the page before each thing that is pressed. */
export const looking = (hand: Hand, look: (page: Page) => Promise<void>): Hand => ({
  ...hand,
  press: async (target) => {
    await expect(target).toBeVisible()
    await look(target.page())
    await hand.press(target)
  },
})
