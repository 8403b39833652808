/** Whether a reload now would lose what somebody is typing. */
import { isFormHeld } from '#web/accounts/held-form.ts'

const TEXTS = 'form:not([role=search]) :is(input, textarea)'
/** Their value is not what a person typed. */
const NO_TEXT = [
  'checkbox',
  'radio',
  'hidden',
  'file',
  'submit',
  'button',
  'reset',
  'image',
  'range',
]

/** Any text in any form counts, also what was there from the start: rather one reload too few. A search is in the address. */
export function isHalfTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)
  const typed = [...fields].some((field) => field.value !== '' && !NO_TEXT.includes(field.type))
  return typed || isFormHeld()
}
