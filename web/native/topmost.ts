/** Closes what lies over the page as the Escape key does: by the same events, so that a form may still ask. */

/** True when something was open and has been told. */
export function closeTopmost(): boolean {
  return closeSuggestions() || closeMenu() || closeDialog()
}

function closeSuggestions(): boolean {
  const field = document.activeElement
  const isOpen =
    field?.getAttribute('role') === 'combobox' && field.getAttribute('aria-expanded') === 'true'
  if (isOpen) pressEscape(field)
  return isOpen
}

function closeMenu(): boolean {
  const menu = document.querySelector('[role="menu"]')
  if (menu) pressEscape(menu)
  return menu !== null
}

function pressEscape(target: Element): void {
  const init = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
  target.dispatchEvent(new KeyboardEvent('keydown', init))
}

function closeDialog(): boolean {
  const open = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  // A question over a form holds the focus; without one, the later in the page lies above.
  const dialog =
    document.activeElement?.closest<HTMLDialogElement>('dialog[open]') ?? open.item(open.length - 1)
  if (!dialog) return false
  const cancel = new Event('cancel', { cancelable: true })
  if (dialog.dispatchEvent(cancel)) dialog.close()
  return true
}
