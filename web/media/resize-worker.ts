/** Web Worker: decodes, turns upright, draws smaller and encodes, so that the page never stops. */
import { DECODED_SHARE, resize } from './resize.ts'
import type { ResizeAnswer, ResizeRequest } from './worker-messages.ts'

addEventListener('message', (event: MessageEvent<ResizeRequest>) => {
  // Whatever breaks while drawing (memory, most of all) reads as "could not be made into a photo".
  work(event.data).catch(() => say({ type: 'undecodable' }))
})

async function work(request: ResizeRequest): Promise<void> {
  say({ type: 'progress', progress: 0.05 })
  const bitmap =
    'bitmap' in request
      ? request.bitmap
      : await createImageBitmap(request.file, { imageOrientation: 'from-image' })
  say({ type: 'progress', progress: DECODED_SHARE })
  const photo = await resize(bitmap, (progress) => say({ type: 'progress', progress }))
  say({ type: 'done', photo })
}

function say(answer: ResizeAnswer): void {
  postMessage(answer)
}
