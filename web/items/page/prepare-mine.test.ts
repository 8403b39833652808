import { expect, test } from 'vitest'
import { activate, i18n } from '#web/i18n/i18n.ts'
import { prepareMine } from './prepare-mine.ts'

const features = () => new Set(Object.keys(i18n.messages).map((key) => key.split('.')[0]))

test('every word that the page of one’s own things may say is there before the network is lost', async () => {
  activate('es')
  await prepareMine()
  const wanted = ['mine', 'browse', 'items', 'media', 'navigation', 'outbox', 'refusals', 'things']
  expect(wanted.filter((feature) => !features().has(feature))).toEqual([])
})
