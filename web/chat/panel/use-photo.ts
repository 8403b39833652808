/** The one photo of a message: chosen, made small on the device, removed. */
import { useRef, useState } from 'react'
import { type PhotoProblem, PhotoRefused, preparePhoto } from '#web/media/prepare.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

type Chosen =
  | { state: 'none' }
  | { state: 'preparing'; progress: number }
  | { state: 'ready'; photo: PreparedPhoto }
  | { state: 'problem'; problem: PhotoProblem }

export function usePhoto() {
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' })
  const turn = useRef(0)

  const choose = async (file: File | undefined) => {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    const isWanted = () => turn.current === mine
    setChosen({ state: 'preparing', progress: 0 })
    try {
      const onProgress = (progress: number) =>
        isWanted() && setChosen({ state: 'preparing', progress })
      const photo = await preparePhoto(file, onProgress, isWanted)
      if (photo && isWanted()) setChosen({ state: 'ready', photo })
    } catch (error) {
      const problem = error instanceof PhotoRefused ? error.code : 'photo_broken'
      if (isWanted()) setChosen({ state: 'problem', problem })
    }
  }
  const remove = () => {
    turn.current += 1
    setChosen({ state: 'none' })
  }
  return { chosen, choose, remove, photo: chosen.state === 'ready' ? chosen.photo : null }
}
