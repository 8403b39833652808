import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraftSaving } from './use-draft-saving.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A device on which each write ends when the test says so. */
function openDraft() {
  const writes: (() => void)[] = []
  const heard = new Set<() => void>()
  const fields = {
    getValues: () => ({ title: 'Guitarra' }),
    onChange: (hear: () => void) => {
      heard.add(hear)
      return () => heard.delete(hear)
    },
  }
  const keep = () =>
    new Promise<boolean>((resolve) => {
      writes.push(() => resolve(true))
    })
  const view = renderHook(
    ({ shape }) => useDraftSaving({ fields, shape, keep, clear: async () => undefined }),
    { initialProps: { shape: '' } },
  )
  return {
    writes,
    state: () => view.result.current.state,
    type: () =>
      act(() => {
        for (const hear of heard) hear()
      }),
    showPhoto: () => view.rerender({ shape: 'one' }),
    quiet: () => act(() => vi.advanceTimersByTimeAsync(400)),
    written: (index: number) =>
      act(async () => {
        writes[index]?.()
      }),
  }
}

test('a draft is said to be kept once it is written', async () => {
  const draft = openDraft()
  draft.type()
  await draft.quiet()
  expect([draft.writes.length, draft.state()]).toEqual([1, 'none'])
  await draft.written(0)
  expect(draft.state()).toBe('saved')
})

test.each(['type', 'showPhoto'] as const)(
  'what comes while one writes (%s) is not said to be kept',
  async (change) => {
    const draft = openDraft()
    draft.type()
    await draft.quiet()
    draft[change]()
    await draft.written(0)
    expect(draft.state()).not.toBe('saved')
    await draft.quiet()
    await draft.written(1)
    expect(draft.state()).toBe('saved')
  },
)

test('a photo that comes takes back at once that all is kept', async () => {
  const draft = openDraft()
  draft.type()
  await draft.quiet()
  await draft.written(0)
  draft.showPhoto()
  expect(draft.state()).toBe('saving')
})
