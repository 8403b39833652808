import { describe, expect, test } from 'vitest'
import { TABS } from '#web/app/members/bottom-bar.tsx'
import { isActiveTab } from './active-tab.ts'

/** Every kind of address, with the one tab that is the current place there. D6: both spellings. */
const ACTIVE: Record<string, string | null> = {
  '/': '/',
  '/home': '/',
  '/home/': '/',
  '/search': '/search',
  '/search/': '/search',
  '/searching': null,
  '/items/new': '/items/new',
  '/item/new': '/items/new',
  '/item/new/': '/items/new',
  '/items/newer': null,
  '/items/7': null,
  '/item/7': null,
  '/trades': '/trades',
  '/trades/7': '/trades',
  '/trades/7/': '/trades',
  '/trade-demo': null,
  '/tradesman': null,
  '/app-settings': '/app-settings',
  '/settings': null,
  '/my-items': null,
  '/favorites': null,
  '/reviews': null,
  '/profile': null,
  '/landing': null,
  '/nowhere/trades': null,
}

describe.each(TABS.map(({ href }) => href))('the tab of %s', (tab) => {
  test.each(Object.entries(ACTIVE))('on %s: the current one is %s', (path, active) => {
    expect(isActiveTab(tab, path)).toBe(tab === active)
  })
})
