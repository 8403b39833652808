/** Up to three photos of a report or an answer: made small on the device, in the order they were chosen. */
import { useRef, useState } from 'react'
import { PROBLEM_PHOTOS_MAX } from '#terms/problems'
import { type PhotoProblem, PhotoRefused, preparePhoto } from '#web/media/prepare.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

export type ChosenPhoto = { key: number; photo: PreparedPhoto | null }

export function usePhotos() {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([])
  const [problem, setProblem] = useState<PhotoProblem | 'problem_photos'>()
  const keys = useRef(0)
  const wanted = useRef(new Set<number>())

  const remove = (key: number) => {
    wanted.current.delete(key)
    setProblem(undefined)
    setChosen((all) => all.filter((one) => one.key !== key))
  }

  const add = async (file: File) => {
    keys.current += 1
    const key = keys.current
    wanted.current.add(key)
    setChosen((all) => [...all, { key, photo: null }])
    try {
      const photo = await preparePhoto(
        file,
        () => undefined,
        () => wanted.current.has(key),
      )
      setChosen((all) => all.map((one) => (one.key === key ? { key, photo } : one)))
    } catch (error) {
      remove(key)
      setProblem(error instanceof PhotoRefused ? error.code : 'photo_broken')
    }
  }

  const choose = (files: readonly File[]) => {
    const room = PROBLEM_PHOTOS_MAX - wanted.current.size
    setProblem(files.length > room ? 'problem_photos' : undefined)
    for (const file of files.slice(0, room)) void add(file)
  }

  const ready = chosen.flatMap(({ photo }) => photo ?? [])
  return { chosen, choose, remove, problem, ready, isPreparing: ready.length < chosen.length }
}
export type Photos = ReturnType<typeof usePhotos>
