/** Nobody forgets Back: whatever lies over the page is made of what asks for it. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const WEB = resolve(import.meta.dirname, '../..')
const screens = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/test(ing)?/.test(file),
)
const withText = (text: RegExp) =>
  screens.filter((file) => text.test(readFileSync(resolve(WEB, file), 'utf8')))

test('there is one modal dialog of the platform, and all are made of it', () => {
  expect(withText(/<dialog\b/)).toEqual(['ui/layers/modal.tsx'])
})

test('what a button unfolds over the page, and no dialog is, closes by Back', () => {
  const unfolded = withText(
    /Menu\.Root|role="menu"|popover=|addEventListener\('pointerdown', leave/,
  )
  expect(unfolded.length).toBeGreaterThan(1)
  expect(withText(/useLayer\(/)).toEqual(expect.arrayContaining(unfolded))
})
