import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fresh } from '#web/items/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { ActivityPart } from './activity-part.tsx'
import { ItemsPart } from './items-part.tsx'
import { PersonReputation } from './person-reputation.tsx'
import { ReviewsPart } from './reviews-part.tsx'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

beforeEach(fresh)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test.each([
  ['reviews', <ReviewsPart key="reviews" id="ana" page={1} readerId={null} isOwn={false} />],
  ['items', <ItemsPart key="items" id="ana" cursor="" isOwn={false} />],
  ['activity', <ActivityPart key="activity" id="ana" cursor="" isOwn={false} />],
  ['reputation', <PersonReputation key="reputation" id="ana" />],
])('without a network the %s are not on their way for ever', async (_, part) => {
  fakeServer({})
  onlineManager.setOnline(false)
  const { container } = await renderApp(part)
  expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeTruthy()
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
})
