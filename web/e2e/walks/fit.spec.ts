/** What is lost on the narrowest phone would be found, and the largest sum is whole there. */
import { layoutOf } from '../kit/layout.ts'
import { publish, remove, signUp } from '../kit/people.ts'
import { NARROW } from '../kit/shapes.ts'
import { expect, test } from '../kit/story.ts'

test('the largest sum is read whole on the narrowest card, in every list', async ({ page }) => {
  await page.setViewportSize(NARROW)
  await signUp(page)
  const word = crypto.randomUUID().slice(0, 8)
  const id = await publish(page, {
    title: `Estancia con ganado ${word}`,
    estimatedValue: 1_000_000_000_000,
  })
  for (const path of [`/?q=${word}`, '/my-items']) {
    await page.goto(path)
    const card = page.getByRole('article').filter({ hasText: word })
    const sum = card.getByText('1.000.000.000.000')
    await expect(sum).toBeVisible()
    const [inside, around] = [await sum.boundingBox(), await card.boundingBox()]
    const end = (box: typeof inside) => (box?.x ?? 0) + (box?.width ?? 0)
    expect(inside?.width).toBeGreaterThan(0)
    expect(await sum.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    expect(end(inside)).toBeLessThanOrEqual(end(around))
  }
  await remove(page, id)
})

test('what is lost would be found', async ({ page }) => {
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
    <style>body { margin: 0; height: 600px } body > * { position: absolute; margin: 0 }</style>
    <p style="left:0;top:0">over another</p><p style="left:9px;top:2px">under it</p>
    <p style="left:0;top:100px;width:30px;overflow:hidden;white-space:nowrap">cut off in the middle</p>
    <button style="left:0;top:200px;width:20px;height:20px">x</button>
    <div style="left:0;top:300px;width:3000px;height:9px"></div>`)
  const { sideways, clipped, overlaps, small } = await layoutOf(page)
  expect(sideways.join()).toContain('div')
  expect(clipped.join()).toContain('cut off')
  expect(overlaps.join()).toContain('over another')
  expect(small.join()).toContain('20×20')
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
    <div style="position:fixed;left:0;right:0;bottom:0;height:50vh"></div>`)
  expect((await layoutOf(page)).covered).toBeCloseTo(0.5)
  await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">
    <dialog style="height:100dvh;max-height:none;padding:0;border:0"><p style="margin:0 0 2000px">adrift</p></dialog>`)
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect((await layoutOf(page)).adrift.join()).toContain('adrift')
})
