/**
 * Room for the keyboard. Android makes the page smaller itself; on iOS the keyboard
 * lies over it. `--keyboard` is what lies over the page, in px; native.css makes room for it.
 */
import { Keyboard } from '@capacitor/keyboard'

export async function startKeyboard(): Promise<void> {
  const root = document.documentElement
  let atRest = { width: innerWidth, height: innerHeight }
  let height = 0

  const place = () => {
    if (height === 0) atRest = { width: innerWidth, height: innerHeight }
    // Turned while the keyboard was open: the sides change places, and it tells its new height by itself.
    else if (innerWidth !== atRest.width) atRest = { width: innerWidth, height: atRest.width }
    const made = atRest.height - innerHeight
    // Bars of the system may be counted with either: made room for it or did not, nothing between.
    const over = made > height / 2 ? 0 : height
    root.toggleAttribute('data-keyboard', over > 0)
    root.style.setProperty('--keyboard', `${over}px`)
  }
  const show = (told: { keyboardHeight: number }) => {
    height = told.keyboardHeight
    place()
  }
  const reveal = () => document.activeElement?.scrollIntoView({ block: 'nearest' })
  const hide = () => {
    height = 0
    place()
  }

  addEventListener('resize', place)
  await Promise.all([
    Keyboard.addListener('keyboardWillShow', show),
    Keyboard.addListener('keyboardDidShow', (told) => {
      show(told)
      reveal()
    }),
    Keyboard.addListener('keyboardWillHide', hide),
  ])
}
