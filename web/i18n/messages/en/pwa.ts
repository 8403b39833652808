import type { pwa as spanish } from '../es/pwa.ts'

export const pwa: Record<keyof typeof spanish, string> = {
  update_title: 'There is a new version',
  update_needed: 'This part is only in the new version. What you typed is still here.',
  update_typed: 'You have something unfinished. If you update now, it may be lost.',
  update_accept: 'Update',
  update_later: 'Later',
}
