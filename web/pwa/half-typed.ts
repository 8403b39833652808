/** Whether a reload now would lose what somebody is typing. */

const TEXTS = 'form:not([role=search]) :is(input, textarea)'
/** A form that holds something else (see web/forms/held-form.ts). */
const HELD = '[data-held-form]'
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
  return typed || document.querySelector(HELD) !== null
}
