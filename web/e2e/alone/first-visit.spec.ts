/** What a first visit really costs: every byte that is asked for, measured in the browser. */
import { brotliCompressSync, constants } from 'node:zlib'
import { newTitle } from '../kit/own.ts'
import { publish, signUp } from '../kit/people.ts'
import { jpeg, publishPhotos } from '../kit/photos.ts'
import { expect, settled, test } from '../kit/story.ts'

test.use({ serviceWorkers: 'allow' })

const KB = 1024
/** HTML, CSS, scripts and data, without photos. */
const FIRST_VISIT = 140 * KB
/** What is landed leaves room for what comes next. */
const LANDED = 0.92
const CARD_PHOTO = 10 * KB

/** What the edge compresses with on the fly, files and answers alike (see web/app/bytes.node.test.ts). */
const EDGE_QUALITY = 4

function brotli(body: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY }
  return brotliCompressSync(body, { params }).length
}

// The budget is that of a phone; a wide screen adds the filter panel.
test('a first visit fits, and its card photos are small', async ({ page, newPerson }) => {
  // What other stories have published has no photos, and whatever length: the first page is these eight, four of them
  // prepared on the device, as people's are.
  const owner = await newPerson()
  await signUp(owner)
  const photographed = ['landscape-6.jpg', 'iphone-gps.jpg', 'gps.jpg', 'phone-large.jpg']
  for (const _ of photographed) await publish(owner, { title: newTitle('Mesa de comedor') })
  // The newest are in sight, whatever is featured above them.
  for (const name of photographed) await publishPhotos(owner, [jpeg(name)])

  const parts: { url: string; bytes: number }[] = []
  const photos: number[] = []
  const waiting: Promise<void>[] = []
  let open = 0
  const ended = () => {
    open -= 1
  }
  page.on('request', () => {
    open += 1
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    waiting.push(
      response.body().then((body) => {
        if (pathname.startsWith('/img/')) photos.push(body.length)
        else
          parts.push({
            url: pathname,
            bytes: brotli(body),
          })
      }),
    )
  })
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  // The loader imports the app in an idle moment, maybe once the network has been quiet; what the app asks for follows.
  await settled(page)
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done)))
  await expect.poll(() => open).toBe(0)
  await Promise.all(waiting)
  expect(parts.filter(({ url }) => url.endsWith('.js'))).not.toEqual([])
  const total = parts.reduce((sum, part) => sum + part.bytes, 0)
  console.info(
    `first visit ${(total / KB).toFixed(1)} KB in ${parts.length} requests`,
    JSON.stringify(parts),
  )
  expect(total).toBeLessThanOrEqual(FIRST_VISIT * LANDED)
  photos.sort((a, b) => a - b)
  expect(photos.length).toBeGreaterThan(3)
  expect(photos[Math.floor(photos.length / 2)]).toBeLessThanOrEqual(CARD_PHOTO)
})
