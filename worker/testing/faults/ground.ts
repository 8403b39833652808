/** What the worlds of writes share: the same person on other ground, cron at another time, a photo as phones send it. */
import type { env } from 'cloudflare:test'
import { clock } from '../../http/clock.ts'
import { device } from '../../media/testing/device.ts'
import { fileOf, sample } from '../../media/testing/samples.ts'
import { Browser, testContext } from '../app.ts'

/** The same person, whose server stands on other ground. */
export function on(browser: Browser, bindings: Partial<typeof env>): Browser {
  const other = new Browser(bindings)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

/** A photo with its smaller sizes, as phones send them: three files. */
export async function photoForm(form: FormData, field: 'images' | 'newImages' | 'avatar') {
  const names = { images: 'images', newImages: 'newImages', avatar: 'avatar' } as const
  const colors = { images: 'imageColors', newImages: 'newImageColors', avatar: 'avatarColors' }
  made ??= Promise.all([device('gps.jpg', 640), device('gps.jpg', 320)])
  const [at640, at320] = await made
  form.append(names[field], fileOf(sample('gps.jpg')))
  form.append(`${field}640`, at640)
  form.append(`${field}320`, at320)
  form.append(colors[field], '112233445566778899aabbcc')
  return form
}
let made: Promise<[File, File]> | undefined

/** Cron, some time from now. */
export function later(ms: number) {
  const { ctx } = testContext()
  return { ...ctx, clock: { now: () => clock.now() + ms } }
}
