/**
 * What one request is called in the log, in the header of its answer and, where it failed, on the screen of whoever
 * asked ("código de ayuda").
 */
import type { Random } from './random.ts'

/** The network's own name for a request, without the data centre behind it: whoever reads its logs finds it there. */
const CF_RAY = /^([0-9a-f]{16})(-[A-Z]{3})?$/
/** Short enough to be read out on the phone. */
const OWN_LETTERS = 8

/** `ray`: the cf-ray header as it came. Anybody can send one where no such network stands before us: its form is held. */
export function requestIdOf(ray: string | undefined, random: Random): string {
  return CF_RAY.exec(ray ?? '')?.[1] ?? random.letters(OWN_LETTERS)
}
