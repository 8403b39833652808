/** Reads QRs off a video with what the browser has (BarcodeDetector), else with a library that is fetched only then. */

/** Null where the picture shows none, or there is no picture yet. */
export type Read = (video: HTMLVideoElement) => Promise<string | null>

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const FORMAT = 'qr_code'

/** Rejects when the library did not come. */
export async function newReader(): Promise<Read> {
  const own = await ownReader()
  if (!own) return libraryReader()
  let read = own
  return async (video) => {
    if (!hasPicture(video)) return null
    try {
      return await read(video)
    } catch (error) {
      // Phones without the service behind it have the interface all the same.
      if (read !== own) throw error
      read = await libraryReader()
      return read(video)
    }
  }
}

const hasPicture = ({ readyState }: HTMLVideoElement) =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA

async function ownReader(): Promise<Read | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  try {
    const formats = await BarcodeDetector?.getSupportedFormats()
    if (!BarcodeDetector || !formats?.includes(FORMAT)) return null
    const detector = new BarcodeDetector({ formats: [FORMAT] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  } catch {
    return null
  }
}

async function libraryReader(): Promise<Read> {
  const { newFrameReader } = await import('#browser/handover/js-reader.ts')
  const read = newFrameReader()
  return async (video) => (hasPicture(video) ? read(video) : null)
}
