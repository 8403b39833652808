import { useEffect, useReducer, useRef, useState } from 'react'
import type { PhotoView } from '#contract/media'
import { PhotoRefused, preparePhoto } from '#web/media/prepare.ts'
import { changePhotos, type DevicePhoto, type KeptPhoto, keptPhotos } from './photo-list.ts'

export type StoredPhoto = { view: PhotoView; isMarked: boolean }
/** What a form begins with: prepared ones of a draft, those at the server. */
export type FirstPhoto = KeptPhoto | StoredPhoto

let made = 0
const newId = () => `photo-${++made}`

const placed = (first: readonly FirstPhoto[]) =>
  first.map(
    (one): DevicePhoto =>
      'view' in one
        ? { id: newId(), name: '', state: 'stored', ...one }
        : { id: newId(), state: 'ready', ...one },
  )

/**
 * Photos of a form: chosen, made small one after another, ordered, removed, restored. The first is the
 * cover. `onTooMany` hears of each try to go over `max`.
 */
export function usePhotos(max: number, first: readonly FirstPhoto[] = [], onTooMany?: () => void) {
  const [photos, change] = useReducer(changePhotos, first, placed)
  const [tooMany, setTooMany] = useState(false)
  const wanted = useRef(new Set<string>())

  useEffect(() => {
    const ids = wanted.current
    return () => ids.clear()
  }, [])

  const prepare = async (id: string, file: File) => {
    wanted.current.add(id)
    const isWanted = () => wanted.current.has(id)
    try {
      const onProgress = (progress: number) => change({ type: 'progress', id, progress })
      const photo = await preparePhoto(file, onProgress, isWanted)
      if (photo && isWanted()) change({ type: 'ready', id, photo })
    } catch (error) {
      const problem = error instanceof PhotoRefused ? error.code : 'photo_broken'
      change({ type: 'problem', id, problem })
    }
  }

  const limit = (isOver: boolean) => {
    setTooMany(isOver)
    if (isOver) onTooMany?.()
  }

  const add = (files: readonly File[]) => {
    const room = Math.max(0, max - keptPhotos(photos).length)
    limit(files.length > room)
    const added = files.slice(0, room).map((file) => ({ id: newId(), file }))
    change({
      type: 'added',
      photos: added.map(({ id, file }) => ({
        id,
        file,
        name: file.name,
        state: 'preparing',
        progress: 0,
      })),
    })
    for (const { id, file } of added) void prepare(id, file)
  }

  const remove = (id: string) => {
    wanted.current.delete(id)
    setTooMany(false)
    change({ type: 'removed', id })
  }

  const restore = (id: string) => {
    const isOver = keptPhotos(photos).length >= max
    limit(isOver)
    if (!isOver) change({ type: 'restored', id })
  }

  const retry = (photo: DevicePhoto) => {
    if (photo.state !== 'problem') return
    change({ type: 'retried', id: photo.id })
    void prepare(photo.id, photo.file)
  }

  const move = (from: string, to: string) => change({ type: 'moved', from, to })

  return { photos, max, tooMany, add, remove, restore, retry, move }
}

export type Photos = ReturnType<typeof usePhotos>
