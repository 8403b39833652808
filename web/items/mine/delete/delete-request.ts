/** Deleting and restoring on the wire. They outlive the screen that asked: the undo is pressed on the next one. */
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'

export const deletingKey = (id: number) => ['delete-item', id] as const

/** True: it was deleted and can be restored. False: it had gone before. */
export function sendDelete(client: QueryClient, id: number): Promise<boolean> {
  return run(client, deletingKey(id), async () => {
    try {
      await api.items[':id'].$delete({ param: { id: String(id) } })
      return true
    } catch (error) {
      if (isFailure(error, 404)) return false
      throw error
    }
  })
}

export function sendRestore(client: QueryClient, id: number) {
  return run(client, ['restore-item', id], async () => {
    const answer = await api.items[':id'].restore.$post({ param: { id: String(id) } })
    return answer.json()
  })
}

/** As useMutation does, without a component; a 401 then ends the session for everybody who shows it. */
function run<T>(
  client: QueryClient,
  mutationKey: readonly unknown[],
  mutationFn: () => Promise<T>,
) {
  const options = { mutationKey, mutationFn }
  return client.getMutationCache().build(client, options).execute(undefined)
}
