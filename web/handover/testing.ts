/** A camera that shows what a test holds in front of it, and hand-overs to show. */
import { createHash, webcrypto } from 'node:crypto'
import { vi } from 'vitest'
import type { Handover } from '#contract/handover'
import { qrPath } from '#web/ui/qr/qr-path.ts'

export const TRADE = 7
// A test's browser has none.
Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle })

const hashOf = (proof: string) => createHash('sha256').update(proof).digest('base64url')
const MINE = { code: '048213', proof: 'mine-AAAAAAAAAAAAAAAAA' }
const THEIRS = { code: '903127', proof: 'theirs-AAAAAAAAAAAAAAA' }

export const mine: Handover = { version: 2, ...MINE, otherProofHash: hashOf(THEIRS.proof) }
export const theirs: Handover = { version: 2, ...THEIRS, otherProofHash: hashOf(MINE.proof) }

type Picture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

/** Pixels of a QR as it stands on the page. `path` as qr-path.ts writes it; `scale`: pixels a module. */
export function drawn(path: string, size: number, scale = 4): Picture {
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * side + Number(x) * scale
      for (let i = from; i < from + Number(length) * scale; i += 1) data.fill(0, i * 4, i * 4 + 3)
    }
  }
  return { width: side, height: side, data }
}

export function pictureOf(text: string): Picture {
  const { path, size } = qrPath(text)
  return drawn(path, size)
}

/** `show` holds a QR, or nothing, in front of the camera. Undone by vi.restoreAllMocks and vi.unstubAllGlobals. */
export function stubCamera() {
  let text: string | null = null
  const stop = vi.fn()
  const stream = { active: true, getTracks: () => [{ stop }] }
  const getUserMedia = vi.fn(async (_wanted: MediaStreamConstraints): Promise<unknown> => stream)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia },
  })
  const video = HTMLMediaElement.prototype
  vi.spyOn(video, 'play').mockResolvedValue()
  vi.spyOn(video, 'readyState', 'get').mockReturnValue(4)
  return {
    ...{ stop, stream, getUserMedia, shown: () => text },
    show: (next: string | null) => {
      text = next
    },
    /** What a browser with its own reader has. */
    stubDetector: (detect = async () => (text === null ? [] : [{ rawValue: text }])) => {
      const made = vi.fn()
      class BarcodeDetector {
        static getSupportedFormats = async () => ['qr_code', 'ean_13']
        detect = detect
        constructor(options: object) {
          made(options)
        }
      }
      vi.stubGlobal('BarcodeDetector', BarcodeDetector)
      return made
    },
    /** What a browser without one draws: 480 × 480 of the QR that is shown. */
    stubCanvas: () => {
      vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280)
      vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720)
      const blank = pictureOf('x').data.fill(127)
      const getImageData = vi.fn(() =>
        text === null ? { width: 1, height: 1, data: blank.slice(0, 4) } : pictureOf(text),
      )
      const context = { drawImage: vi.fn(), getImageData }
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
        (() => context) as never,
      )
      return context
    },
  }
}

export function takeCameraAway(): void {
  Reflect.deleteProperty(navigator, 'mediaDevices')
}
