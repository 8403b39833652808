import type { media as es } from '../es/media.ts'

export const media: Record<keyof typeof es, string> = {
  start: 'Start with photos: what looks good is swapped sooner.',
  take: 'Take photo',
  choose: 'Choose photos',
  camera: 'Camera',
  add: 'Add',
  count: '{count} of {max}',
  hint: 'The first one is the cover. We make them light on your device and remove where they were taken.',
  alt: 'Photo {number}',
  cover: 'Cover',
  preparing: 'Preparing',
  share: '{percent}%',
  ready: 'Ready',
  size: '{size} KB',
  remove: 'Remove photo {number}',
  restore: 'Restore photo {number}',
  goes: 'Will be removed',
  retry: 'Try again with {name}',
  dismiss: 'Dismiss {name}',
  move: 'Move photo {number}',
  how_to_move:
    'To move a photo, press space. Move it with the arrow keys and drop it with space. Escape cancels.',
  picked_up: 'You picked up photo {number} of {total}.',
  moved_over: 'Photo {number} would be in place {place} of {total}.',
  dropped: 'Photo {number} is now in place {place} of {total}.',
  move_cancelled: 'Photo {number} went back to its place.',
  status_preparing: '{count, plural, one {Preparing # photo} other {Preparing # photos}}',
  status_ready: 'The photos are ready',
  status_marked:
    '{count, plural, one {# photo will be removed when you save} other {# photos will be removed when you save}}',
}
