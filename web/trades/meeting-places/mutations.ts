/** What administrators do with the list of places to meet at; each answer is all of it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { KeptPlace, NewMeetingPlace } from '#contract/trades/meeting/places'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { keptPlacesQuery } from './queries.ts'

const places = api.admin['meeting-places']

function useKeeping<Given>(keep: (given: Given) => Promise<KeptPlace[]>) {
  const client = useQueryClient()
  const { queryKey } = keptPlacesQuery
  return useMutation({
    mutationFn: keep,
    onSuccess: (list) => void client.setQueryData(queryKey, list),
    // Somebody else was faster, or it is gone: the list is not as it was.
    onError: (error) => {
      if (isFailure(error, 409) || isFailure(error, 404))
        void client.invalidateQueries({ queryKey })
    },
  })
}

export const useAddPlace = () =>
  useKeeping(async (json: NewMeetingPlace) => (await places.$post({ json })).json())

type Rename = { id: number; name: string }
export const useRenamePlace = () =>
  useKeeping(async ({ id, name }: Rename) =>
    (await places[':id'].rename.$post({ param: { id: String(id) }, json: { name } })).json(),
  )

type Hide = { id: number; isHidden: boolean }
export const useHidePlace = () =>
  useKeeping(async ({ id, isHidden }: Hide) => {
    const param = { id: String(id) }
    const place = places[':id']
    return (await (isHidden ? place.hide.$post({ param }) : place.show.$post({ param }))).json()
  })
