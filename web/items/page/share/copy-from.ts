/** Copying a field's text. Over plain http (a phone in the local network) browsers have no clipboard. */

/** Whether it was copied. If not, the text is left selected, ready to be copied by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    // Missing, or refused by the person or the frame: the old command may still do it.
    field.focus()
    field.select()
    return 'execCommand' in document && document.execCommand('copy')
  }
}
