import type { native as source } from '../es/native.ts'

export const native: Record<keyof typeof source, string> = {
  title: 'We could not open {brand}',
  text: 'Check your internet connection. We will try again as soon as there is signal.',
  again: 'Try again',
  location: 'To show you items near you.',
  camera: 'To take photos of what you publish and to scan the code of a hand-over.',
  photos: 'To choose photos of what you publish.',
}
