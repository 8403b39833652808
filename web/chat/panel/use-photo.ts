/** The one photo of a message: chosen, made small on the device, kept there until it is sent or removed. */
import { useEffect, useRef, useState } from 'react'
import { keepPhoto, loadPhoto } from '#web/chat/draft-store.ts'
import { type PhotoProblem, PhotoRefused, preparePhoto } from '#web/media/prepare.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { reportStorage } from '#web/pwa/store/report.ts'

type Chosen =
  | { state: 'none' }
  | { state: 'preparing'; progress: number }
  | { state: 'ready'; photo: PreparedPhoto }
  | { state: 'problem'; problem: PhotoProblem }

export function usePhoto(tradeId: number, me: string) {
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' })
  const turn = useRef(0)

  // As it was left when the app was closed.
  useEffect(() => {
    let isHere = true
    loadPhoto(tradeId, me)
      .then((photo) => {
        if (photo && isHere && turn.current === 0) setChosen({ state: 'ready', photo })
      })
      .catch(reportStorage)
    return () => {
      isHere = false
    }
  }, [tradeId, me])

  const keep = (photo: PreparedPhoto | null) => keepPhoto(tradeId, me, photo).catch(reportStorage)

  const choose = async (file: File | undefined) => {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    const isWanted = () => turn.current === mine
    // Another one takes its place, whatever becomes of that.
    void keep(null)
    setChosen({ state: 'preparing', progress: 0 })
    try {
      const onProgress = (progress: number) =>
        isWanted() && setChosen({ state: 'preparing', progress })
      const photo = await preparePhoto(file, onProgress, isWanted)
      if (!photo || !isWanted()) return
      setChosen({ state: 'ready', photo })
      void keep(photo)
    } catch (error) {
      const problem = error instanceof PhotoRefused ? error.code : 'photo_broken'
      if (isWanted()) setChosen({ state: 'problem', problem })
    }
  }
  const remove = () => {
    turn.current += 1
    setChosen({ state: 'none' })
    void keep(null)
  }
  return { chosen, choose, remove, photo: chosen.state === 'ready' ? chosen.photo : null }
}
