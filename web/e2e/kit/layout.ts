/** What eyes and thumbs need of a laid-out page: all of it in sight, nothing over another, targets large enough. */
import { expect, type Page } from '@playwright/test'

type Box = { left: number; right: number; top: number; bottom: number }
export type Problems = {
  sideways: string[]
  clipped: string[]
  overlaps: string[]
  /** Dialogs as tall as the screen that scroll as a whole: what leads to a part of them would move their head out of sight. */
  adrift: string[]
  small: string[]
  /** Share of the window's height under what does not scroll away. */
  covered: number
}

/** All of it in one go inside the page: thousands of boxes. */
export function layoutOf(page: Page): Promise<Problems> {
  return page.evaluate(() => {
    const TARGET = 44
    const CONTROLS =
      'a[href], button, select, textarea, input:not([type=hidden]), summary, [role=button], [role=menuitem]'
    // Behind a modal dialog nothing is read or pressed.
    const modals = [...document.querySelectorAll('dialog:modal')]
    // Not innerWidth: what is too wide makes a phone show more.
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const root = modals.at(-1) ?? document.body
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}" ${one.className.toString().slice(0, 60)}`
    const isHiddenFromEyes = (box: DOMRect) => box.width <= 1 || box.height <= 1
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: false })
    /** Nothing moves meanwhile: each is asked for once, of an element and of those around it. */
    const once = <Answer>(ask: (one: Element) => Answer) => {
      const known = new Map<Element, Answer>()
      return (one: Element): Answer => {
        const answer = known.has(one) ? (known.get(one) as Answer) : ask(one)
        known.set(one, answer)
        return answer
      }
    }
    const css = once((one) => {
      const { position, overflowX, overflowY, display } = getComputedStyle(one)
      return { position, overflowX, overflowY, display }
    })
    const boxOf = once((one) => one.getBoundingClientRect())
    const parentOf = (one: Element) =>
      one.parentElement === document.documentElement ? null : one.parentElement
    const chain = once((one): Element[] => {
      const parent = parentOf(one)
      return parent ? [one, ...chain(parent)] : [one]
    })
    /** Cut to one point, as what is for screen readers only. */
    const isForEars = once((one): boolean => {
      if (css(one).position === 'absolute' && isHiddenFromEyes(boxOf(one))) return true
      const parent = parentOf(one)
      return parent !== null && isForEars(parent)
    })
    const isCutSideways = once((one): boolean => {
      if (/auto|scroll|hidden|clip/.test(css(one).overflowX) && one !== document.body) return true
      return scrollsSideways(one)
    })
    const scrollsSideways = (one: Element) => {
      const parent = parentOf(one)
      return parent !== null && isCutSideways(parent)
    }
    const all = [...root.querySelectorAll('*')].filter((e) => isSeen(e) && !isForEars(e))
    // A list that opens over the page while one types lies over it.
    const lift = once((one): Element | undefined => {
      if (/fixed|sticky/.test(css(one).position) || one.getAttribute('role') === 'listbox')
        return one
      const parent = parentOf(one)
      return parent ? lift(parent) : undefined
    })

    const sideways = all
      .filter((e) => {
        const { left, right } = boxOf(e)
        return (
          (right > width + 1 || left < -1) &&
          !scrollsSideways(e) &&
          !(e.closest('svg') && e.tagName !== 'svg')
        )
      })
      .map(name)
    if (document.documentElement.scrollWidth > width)
      sideways.unshift(`page ${document.documentElement.scrollWidth}`)

    // Text that is cut off: what a title is cut to on a card stands whole on its own page.
    const hasText = (e: Element) =>
      [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim())
    const clipped = all
      .filter((e) => {
        if (
          !hasText(e) ||
          e.closest('li article') ||
          /INPUT|SELECT|TEXTAREA|OPTION/.test(e.tagName)
        )
          return false
        let box = boxOf(e)
        return chain(e).some((around) => {
          const { overflowX, overflowY } = css(around)
          const own = boxOf(around)
          // Read by scrolling: what lies around cuts the list, and not what is in it.
          if (
            around !== e &&
            /auto|scroll/.test(overflowY) &&
            around.scrollHeight > around.clientHeight
          ) {
            box = own
            return false
          }
          const cutsX = /hidden|clip/.test(overflowX)
          const cutsY = /hidden|clip/.test(overflowY)
          if (around === e)
            return (
              (cutsX && e.scrollWidth > e.clientWidth + 1) ||
              (cutsY && e.scrollHeight > e.clientHeight + 2)
            )
          if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth + 1)
            return false
          return (
            (cutsX && (box.right > own.right + 1 || box.left < own.left - 1)) ||
            (cutsY && (box.bottom > own.bottom + 2 || box.top < own.top - 2))
          )
        })
      })
      .map(name)

    /** What is left of a box inside everything that cuts it. */
    const inSight = (e: Element, { left, right, top, bottom }: DOMRect): Box | null => {
      const box = { left, right, top, bottom }
      for (const around of chain(e)) {
        const { overflowX, position } = css(around)
        if (overflowX !== 'visible') {
          const own = boxOf(around)
          box.left = Math.max(box.left, own.left)
          box.right = Math.min(box.right, own.right)
          box.top = Math.max(box.top, own.top)
          box.bottom = Math.min(box.bottom, own.bottom)
        }
        if (position === 'fixed') break
      }
      return box.right > box.left && box.bottom > box.top ? box : null
    }
    const boxes: { e: Element; box: Box; lift: Element | undefined }[] = []
    const add = (e: Element, box: DOMRect) => {
      const seen = inSight(e, box)
      if (seen) boxes.push({ e, box: seen, lift: lift(e) })
    }
    for (const e of all) {
      if (/^(BUTTON|SELECT|TEXTAREA)$/.test(e.tagName)) add(e, boxOf(e))
      for (const node of e.childNodes) {
        if (node.nodeType !== 3 || !node.textContent?.trim()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) add(e, box)
      }
    }
    const overlaps: string[] = []
    const isOver = (a: Box, b: Box) =>
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4 &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    boxes.forEach((a, n) => {
      // Hundreds with each other: most are told apart by where they stand.
      for (let at = n + 1; at < boxes.length; at += 1) {
        const b = boxes[at]
        if (!b || !isOver(a.box, b.box) || a.lift !== b.lift) continue
        if (!a.e.contains(b.e) && !b.e.contains(a.e)) overlaps.push(`${name(a.e)} ~ ${name(b.e)}`)
      }
    })

    const adrift = modals
      .filter((e) => e.clientHeight >= height - 2 && e.scrollHeight > e.clientHeight + 1)
      .map((e) => `${name(e)} ${e.scrollHeight} of ${e.clientHeight}`)

    const target = once((e): DOMRect => {
      const label =
        e instanceof HTMLInputElement && /radio|checkbox|file/.test(e.type)
          ? e.closest('label')
          : null
      const after = getComputedStyle(e, '::after')
      const whole =
        after.position === 'absolute' && after.content !== 'none' ? e.closest('article') : null
      return boxOf(label ?? whole ?? e)
    })
    const inSentence = (e: Element) =>
      css(e).display === 'inline' &&
      [...(e.parentElement?.childNodes ?? [])].some(
        (n) => n.nodeType === 3 && n.textContent?.trim(),
      )
    const small = [...root.querySelectorAll(CONTROLS)]
      .filter((e) => isSeen(e) && !inSentence(e))
      .filter((e) => {
        const { width: w, height: h, bottom } = target(e)
        if (bottom < 0) return false
        return w < TARGET - 0.5 || h < TARGET - 0.5
      })
      .map((e) => `${name(e)} ${Math.round(target(e).width)}×${Math.round(target(e).height)}`)

    const bars = all.filter((e) => {
      if (!/fixed|sticky/.test(css(e).position)) return false
      const box = boxOf(e)
      return (
        box.width > width / 2 &&
        box.bottom > 0 &&
        box.top < height &&
        (css(e).position === 'fixed' || box.bottom >= height - 200)
      )
    })
    const covered = bars.reduce((sum, e) => sum + boxOf(e).height, 0) / height
    return { sideways, clipped, overlaps, adrift, small, covered }
  })
}

/** Of what stays in sight while the page scrolls, at most this share of the window. */
const COVERED_MAX = 0.45

/** Nothing is lost: all in sight, nothing cut off or over another. A menu or toast, which one closes, may cover more. */
export async function expectWhole(page: Page, where: string): Promise<Problems> {
  const found = await layoutOf(page)
  const { sideways, clipped, overlaps, adrift, covered } = found
  expect({ sideways, clipped, overlaps, adrift }, where).toEqual({
    sideways: [],
    clipped: [],
    overlaps: [],
    adrift: [],
  })
  if (!/menu|toast/.test(where)) expect(covered, `${where}: covered`).toBeLessThan(COVERED_MAX)
  return found
}
