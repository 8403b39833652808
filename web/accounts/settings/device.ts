/** A session's device as the server names it ("Chrome · Android"), taken apart for a sentence. */

export type Device = { program: string; system: string }

/** Either part is empty where it was not recognised. */
export function deviceOf(name: string): Device {
  const [first = '', second = ''] = name.split(' · ')
  if (second) return { program: first, system: second }
  return isSystem(first) ? { program: '', system: first } : { program: first, system: '' }
}

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'macOS', 'Linux']
const isSystem = (name: string) => SYSTEMS.includes(name)

/** Held in a hand: it has another picture. */
export const isHandheld = ({ system }: Device) => ['Android', 'iPhone', 'iPad'].includes(system)
