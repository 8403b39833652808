/** Reads QRs where the browser cannot: plain JavaScript, since the policy allows no other. */
import decodeQR from 'qr/decode.js'

/** Pixels on the longer side: a QR of a third of it still has four a module. */
const SIDE = 720
/** ms for a picture that is hard to read; the next one may be easier. */
const LIMIT_MS = 60

/** What a picture says, or null. Of its pixels: four bytes each. */
export function readPixels(picture: Pick<ImageData, 'width' | 'height' | 'data'>): string | null {
  try {
    return decodeQR(picture, { timeLimit: LIMIT_MS })
  } catch {
    // Its way of saying that there is none.
    return null
  }
}

/** For the frames of one video, on one canvas. */
export function newFrameReader(): (video: HTMLVideoElement) => string | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0 || height === 0) return null
    const scale = Math.min(1, SIDE / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return readPixels(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}
