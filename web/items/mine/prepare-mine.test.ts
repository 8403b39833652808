import { expect, test } from 'vitest'
import { activate, i18n } from '#web/i18n/i18n.ts'
import { prepareMine } from './prepare-mine.ts'

const features = () => new Set(Object.keys(i18n.messages).map((key) => key.split('.')[0]))

test('every word that the page of one’s own items may say is there before the network is lost', async () => {
  activate('es')
  await prepareMine()
  // Those of the first view and of all members are there already; what opens at a press brings its own with its code.
  const wanted = ['mine', 'items', 'outbox']
  expect(wanted.filter((feature) => !features().has(feature))).toEqual([])
})
