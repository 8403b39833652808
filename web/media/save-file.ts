/** Gives a file to whoever asked for it, as if a link to it had been pressed. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = file.name
  link.click()
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS)
}

const REVOKED_AFTER_MS = 60_000
