/** What a person types or pastes, read as a code of six digits. */
import { CODE_LENGTH } from '#terms/accounts'

const ALONE = new RegExp(`(?<!\\d)\\d{${CODE_LENGTH}}(?!\\d)`)

/** Digits only, at most six. A six-digit number standing alone wins: a pasted mail holds others too. */
export function codeFrom(text: string): string {
  return text.match(ALONE)?.[0] ?? text.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

export function isWholeCode(text: string): boolean {
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(text)
}

/** Spaces and dashes are how people group digits; anything else was a slip worth a word. */
export function hasForeignSigns(text: string): boolean {
  return /[^\d\s-]/.test(text)
}
