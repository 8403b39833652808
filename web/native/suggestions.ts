/** True when suggestions were open under a field and have been told, as by the Escape key: they are no layer (J170). */
export function closeSuggestions(): boolean {
  const field = document.activeElement
  const isOpen =
    field?.getAttribute('role') === 'combobox' && field.getAttribute('aria-expanded') === 'true'
  const init = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
  if (isOpen) field.dispatchEvent(new KeyboardEvent('keydown', init))
  return isOpen
}
