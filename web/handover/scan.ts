/** Camera to text: pictures are read until one says what was looked for, or nobody looks any more. */
import { CameraRefused, closeCamera, openCamera } from './camera.ts'
import { newReader } from './reader.ts'

/** ms between two pictures: a cheap phone stays cool and its page answers. */
const PAUSE_MS = 120

type Scan = {
  signal: AbortSignal
  /** The picture is there. */
  onPicture: () => void
  /** Answers whether it was what was looked for. */
  onText: (text: string) => Promise<boolean>
}

/**
 * Whatever happens the camera is off at the end, also when it was opened after the signal. Throws CameraRefused, or
 * what kept the library from coming.
 */
export async function scan(video: HTMLVideoElement, { signal, ...on }: Scan): Promise<void> {
  const stream = await openCamera()
  const close = () => closeCamera(stream)
  signal.addEventListener('abort', close)
  try {
    if (signal.aborted) return
    video.srcObject = stream
    await video.play()
    on.onPicture()
    const read = await newReader()
    while (!signal.aborted) {
      // Another application took it, or the permission was taken back.
      if (!stream.active) throw new CameraRefused('busy')
      const text = await read(video)
      if (signal.aborted || (text !== null && (await on.onText(text)))) return
      await new Promise((next) => setTimeout(next, PAUSE_MS))
    }
  } catch (error) {
    // A video that is gone plays no more.
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', close)
    close()
    video.srcObject = null
  }
}
