/** What this device says of itself. Without a network as well: nobody else is asked. */
import { queryOptions } from '@tanstack/react-query'
import { measureStorage } from './measure.ts'
import { lookAtWorker } from './worker.ts'

const OF_NOW = { networkMode: 'always', staleTime: 0, gcTime: 0 } as const

export const storageQuery = queryOptions({
  queryKey: ['device', 'storage'],
  queryFn: measureStorage,
  ...OF_NOW,
})

export const workerQuery = queryOptions({
  queryKey: ['device', 'worker'],
  queryFn: lookAtWorker,
  ...OF_NOW,
})
