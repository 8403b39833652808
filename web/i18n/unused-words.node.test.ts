/** Words that nothing says any more are bytes on every phone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accounts } from './messages/es/accounts.ts'
import { admin } from './messages/es/admin.ts'
import { app } from './messages/es/app.ts'
import { browse } from './messages/es/browse.ts'
import { chat } from './messages/es/chat.ts'
import { demo } from './messages/es/demo.ts'
import { favorites } from './messages/es/favorites.ts'
import { filters } from './messages/es/filters.ts'
import { install } from './messages/es/install.ts'
import { items } from './messages/es/items.ts'
import { landing } from './messages/es/landing.ts'
import { media } from './messages/es/media.ts'
import { mine } from './messages/es/mine.ts'
import { navigation } from './messages/es/navigation.ts'
import { notifications } from './messages/es/notifications.ts'
import { outbox } from './messages/es/outbox.ts'
import { payments } from './messages/es/payments.ts'
import { people } from './messages/es/people.ts'
import { privacy } from './messages/es/privacy.ts'
import { profile } from './messages/es/profile.ts'
import { proposals } from './messages/es/proposals.ts'
import { pwa } from './messages/es/pwa.ts'
import { reviews } from './messages/es/reviews.ts'
import { running } from './messages/es/running.ts'
import { safety } from './messages/es/safety.ts'
import { settings } from './messages/es/settings.ts'
import { shared } from './messages/es/shared.ts'
import { shell } from './messages/es/shell.ts'
import { things } from './messages/es/things.ts'
import { tokens } from './messages/es/tokens.ts'
import { trade } from './messages/es/trade.ts'
import { trades } from './messages/es/trades.ts'
import { verification } from './messages/es/verification.ts'

const SAID = {
  accounts,
  admin,
  app,
  browse,
  chat,
  demo,
  favorites,
  filters,
  install,
  items,
  landing,
  media,
  mine,
  navigation,
  notifications,
  outbox,
  payments,
  people,
  privacy,
  profile,
  proposals,
  pwa,
  reviews,
  running,
  safety,
  settings,
  shared,
  shell,
  things,
  tokens,
  trade,
  trades,
  verification,
}

const WEB = join(import.meta.dirname, '..')
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|messages|^e2e|^dist/.test(file))
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }))

/** Whether a key stands in quotes, or fits a template such as `age_${unit}`, in a file of its feature. */
function isSaid(key: string, texts: readonly string[]): boolean {
  return texts.some((text) => {
    if (text.includes(`'${key}'`) || text.includes(`"${key}"`)) return true
    const templates = text.matchAll(/\(`([a-z_]*)\$\{[^`}]*\}([a-z_]*)`/g)
    return [...templates].some(
      ([, start = '', end = '']) => start + end && new RegExp(`^${start}\\w+?${end}$`).test(key),
    )
  })
}

/** Where words have another name than the folder of what says them. */
const FOLDER_OF: Record<string, string> = { filters: 'browse', reviews: 'reputation' }

test.each(Object.entries(SAID))('every word of %s is said somewhere', (feature, words) => {
  const asks = new RegExp(`(useWords|wordsOf)\\('${feature}'\\)`)
  const texts = sources
    .filter(
      ({ file, text }) => file.startsWith(`${FOLDER_OF[feature] ?? feature}/`) || asks.test(text),
    )
    .map(({ text }) => text)
  expect(texts).not.toEqual([])
  expect(Object.keys(words).filter((key) => !isSaid(key, texts))).toEqual([])
})
