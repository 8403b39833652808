/** How long presses take to be seen, by the browser's own Event Timing, on a phone whose processor is six times slower. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS } from '../tools/chromium.ts'
import { measuredOf } from './median.ts'
import { signIn } from './phone-journeys.ts'

const PHONE = {
  ...{
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  ...{ locale: 'es-PY', timezoneId: 'America/Asuncion' },
}
export const SLOWER = 6
/** What a press starts is over: no frame is asked for within it, ms. */
const QUIET_MS = 300

/** Runs in the page. Durations are told in steps of 8 ms, and those under 16 not at all. */
function watchPage(): void {
  const seen: { id: number; start: number; duration: number }[] = []
  Object.assign(globalThis, { __presses: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId: id, startTime: start, duration } = entry
      if (id) seen.push({ id, start, duration })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Until frames have come in time for a while. */
const quiet = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let since = performance.now()
        let last = since
        const look = (now: number) => {
          if (now - last > 40) since = now
          last = now
          if (now - since > ms) done()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    QUIET_MS,
  )

type Held = { __presses: { id: number; start: number; duration: number }[] }

const longestSince = (page: Page, start: number) =>
  page.evaluate(
    (from) =>
      Math.max(
        0,
        ...(globalThis as unknown as Held).__presses
          .filter((one) => one.start >= from)
          .map((one) => one.duration),
      ),
    start,
  )

/** A press by its name: `work` does it, and its longest interaction counts. */
export type Press = (name: string, work: () => Promise<unknown>) => Promise<void>
export type Frames = (name: string, work: () => Promise<unknown>) => Promise<void>
export type Journey = {
  name: string
  /** As the demo account; else as a visitor. */
  isMember?: boolean
  go: (page: Page, press: Press, frames: Frames) => Promise<void>
}
/** ms of each run by what was pressed, or for frames the longest. */
export type Measures = Map<string, number[]>

/** The longest time between two frames while something goes on. */
async function longestFrame(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const held = globalThis as unknown as { __frame: number; __on: boolean }
    held.__frame = 0
    held.__on = true
    let last = performance.now()
    const look = (now: number) => {
      held.__frame = Math.max(held.__frame, now - last)
      last = now
      if (held.__on) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await work()
  return page.evaluate(() => {
    const held = globalThis as unknown as { __frame: number; __on: boolean }
    held.__on = false
    return held.__frame
  })
}

const add = (to: Measures, name: string, value: number) =>
  to.set(name, [...(to.get(name) ?? []), value])

async function run(context: BrowserContext, { name, go }: Journey, to: Measures): Promise<void> {
  const page = await context.newPage()
  await page.addInitScript(watchPage)
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const press: Press = async (what, work) => {
    await quiet(page)
    const start = await page.evaluate(() => performance.now())
    await work()
    await quiet(page)
    add(to, `${name}: ${what}`, await longestSince(page, start))
  }
  const frames: Frames = async (what, work) => {
    await quiet(page)
    add(to, `${name}: ${what}, longest frame`, await longestFrame(page, work))
  }
  await go(page, press, frames)
  await page.close()
}

export async function measurePresses(
  executablePath: string,
  url: string,
  journeys: Journey[],
  runs: number,
  say: (line: string) => void,
): Promise<Measures> {
  const browser: Browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const found: Measures = new Map()
  try {
    for (let turn = 0; turn < runs; turn += 1) {
      for (const journey of journeys) {
        say(`Run ${turn + 1} of ${runs}: ${journey.name}`)
        const context = await browser.newContext({ ...PHONE, baseURL: url })
        if (journey.isMember) await signIn(context, url)
        await run(context, journey, found)
        await context.close()
      }
    }
    return found
  } finally {
    await browser.close()
  }
}

/** Medians, the longest first. */
export function pressTable(measures: Measures): string {
  const rows = [...measures].map(([name, list]) => [name, measuredOf(list)] as const)
  rows.sort(([, one], [, other]) => other - one)
  const told = rows.map(([name, ms]) => `| ${name} | ${ms < 16 ? 'under 16' : ms.toFixed(0)} |`)
  return [
    '| press, processor six times slower | ms until it is seen |',
    '| --- | ---: |',
    ...told,
  ].join('\n')
}
