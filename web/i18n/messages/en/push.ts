import type { push as es } from '../es/push.ts'

export const push: Record<keyof typeof es, string> = {
  title: 'You have news',
  text: 'Open it to see what it is about.',
}
