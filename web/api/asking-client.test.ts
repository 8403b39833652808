import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { AskingClient } from './asking-client.ts'

/** Answers as often as it is asked, when it is let. */
function slowly() {
  const waiting: ((answer: string) => void)[] = []
  const queryFn = vi.fn(() => new Promise<string>((done) => waiting.push(done)))
  return { queryFn, answer: (n: number, text: string) => waiting[n]?.(text) }
}

test('a first answer on its way does not count as the one that is asked for after a change', async () => {
  const client = new AskingClient()
  const { queryFn, answer } = slowly()
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn, retry: false })
  const stop = observer.subscribe(() => undefined)
  const asked = client.invalidateQueries({ queryKey: ['list'] })
  answer(0, 'before the change')
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  answer(1, 'after it')
  await asked
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after it', error: null })
  stop()
})

test('what nobody shows, or is only marked as old, goes on', async () => {
  const client = new AskingClient()
  const { queryFn, answer } = slowly()
  const first = client.fetchQuery({ queryKey: ['one'], queryFn })
  await client.invalidateQueries({ queryKey: ['one'], refetchType: 'none' })
  await client.invalidateQueries({ queryKey: ['another'] })
  answer(0, 'it')
  expect(await first).toBe('it')
  expect(queryFn).toHaveBeenCalledTimes(1)
})
