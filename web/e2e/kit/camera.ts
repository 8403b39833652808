/** A camera that is faked at the device only: it films what a story holds in front of it, and the product reads that itself. */
import type { Locator, Page } from '@playwright/test'

/** Pixels on a side of its picture. */
const SIDE = 720

/** From its next load on, this page's device has one. */
export const withCamera = (page: Page) =>
  page.addInitScript((side) => {
    // An empty page has no devices.
    if (!navigator.mediaDevices) return
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const pen = canvas.getContext('2d')
    let held: ImageBitmap | null = null
    const draw = () => {
      if (!pen) return
      pen.fillStyle = '#777'
      pen.fillRect(0, 0, side, side)
      if (held) pen.drawImage(held, side / 6, side / 6, (side * 2) / 3, (side * 2) / 3)
    }
    // A canvas that is not drawn on gives no pictures.
    setInterval(draw, 100)
    Object.assign(globalThis, {
      holdBeforeCamera: async (picture: Blob) => {
        held = await createImageBitmap(picture)
      },
    })
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: async () => {
        draw()
        return canvas.captureStream(10)
      },
    })
  }, SIDE)

/** As it looks on the other's screen. */
export async function holdBeforeCamera(page: Page, shown: Locator): Promise<void> {
  const picture = (await shown.screenshot()).toString('base64')
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const { holdBeforeCamera: hold } = globalThis as unknown as {
      holdBeforeCamera: (picture: Blob) => Promise<void>
    }
    await hold(new Blob([bytes], { type: 'image/png' }))
  }, picture)
}
