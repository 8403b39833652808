/** The document of a proof: chosen, a photo made small on the device, sent, discarded. */
import { useRef, useState } from 'react'
import { isPdf, mayBePdf } from '#rules/verification'
import { UPLOAD_MAX_BYTES } from '#terms/media'
import type { DocumentKind } from '#terms/verification'
import { type PhotoProblem, PhotoRefused, preparePhoto } from '#web/media/prepare.ts'

export type Chosen =
  | { state: 'none' }
  | { state: 'preparing'; progress: number }
  | { state: 'photo'; blob: Blob }
  | { state: 'pdf'; blob: Blob; name: string }
  | { state: 'problem'; problem: PhotoProblem | 'document_type' | 'document_large' }

const HEAD_BYTES = 8

/** A PDF goes as it is. */
async function isPdfFile(kind: DocumentKind, file: File): Promise<boolean> {
  if (!mayBePdf(kind)) return false
  return isPdf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

export function useDocument(kind: DocumentKind) {
  const [chosen, setChosen] = useState<Chosen>({ state: 'none' })
  const turn = useRef(0)

  const choose = async (file: File | undefined) => {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    const put = (next: Chosen) => turn.current === mine && setChosen(next)
    put({ state: 'preparing', progress: 0 })
    try {
      if (await isPdfFile(kind, file)) {
        const isLarge = file.size > UPLOAD_MAX_BYTES
        if (isLarge) put({ state: 'problem', problem: 'document_large' })
        else put({ state: 'pdf', blob: file, name: file.name })
        return
      }
      // 1,600 pixels: a card that fills the picture has about 19 a millimetre, its smallest letters some 20.
      const onProgress = (progress: number) => put({ state: 'preparing', progress })
      const photo = await preparePhoto(file, onProgress, () => turn.current === mine)
      if (photo) put({ state: 'photo', blob: photo.full })
    } catch (error) {
      const code = error instanceof PhotoRefused ? error.code : 'photo_broken'
      const isOther = code === 'photo_type' && mayBePdf(kind)
      put({ state: 'problem', problem: isOther ? 'document_type' : code })
    }
  }
  const discard = () => {
    turn.current += 1
    setChosen({ state: 'none' })
  }
  return { chosen, choose, discard }
}
