/** The page's side of the photo worker: one photo at a time, each within a limit of time. */
import type { Types } from '#web/api/types-policy.ts'
import type { PreparedPhoto } from './resize.ts'
import address from './resize-worker.ts?worker&url'
import type { ResizeAnswer, ResizeRequest } from './worker-messages.ts'

/** A slow phone needs about 8 s for 12 megapixels; after this it has run out of memory. */
const PATIENCE_MS = 60_000

/** The worker works and says that this is no picture it can read. */
export class Undecodable extends Error {}
/** The worker itself is gone: its code could not be fetched, or memory ran out. */
export class WorkerLost extends Error {}

let worker: Worker | undefined
/** Made when this is loaded: a page has each policy once. */
const policy = (self as Types).trustedTypes?.createPolicy('photo-worker', {
  createScriptURL: () => address,
})

export function deviceMakesSizes(): boolean {
  return [self.Worker, self.OffscreenCanvas, self.createImageBitmap].every(Boolean)
}

/** Fetches the worker's code before the first photo; the next photo uses what stands. */
export function startPhotoWorker(): Worker {
  worker ??= new Worker(policy?.createScriptURL('') ?? address, { type: 'module' })
  return worker
}

/** Sends one photo and waits. A worker that died or hangs is replaced for the next photo. */
export function resizeInWorker(
  request: ResizeRequest,
  onProgress: (progress: number) => void,
): Promise<PreparedPhoto> {
  const current = startPhotoWorker()
  return new Promise<PreparedPhoto>((resolve, reject) => {
    const giveUp = () => {
      current.terminate()
      worker = undefined
      reject(new WorkerLost())
    }
    const timer = setTimeout(giveUp, PATIENCE_MS)
    const settled = () => clearTimeout(timer)
    current.onerror = () => {
      settled()
      giveUp()
    }
    current.onmessage = ({ data }: MessageEvent<ResizeAnswer>) => {
      if (data.type === 'progress') return onProgress(data.progress)
      settled()
      if (data.type === 'done') resolve(data.photo)
      else reject(new Undecodable())
    }
    current.postMessage(request, 'bitmap' in request ? [request.bitmap] : [])
  })
}
