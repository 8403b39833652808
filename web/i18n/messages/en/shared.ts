import type { shared as es } from '../es/shared.ts'

export const shared: Record<keyof typeof es, string> = {
  photos:
    '{count, plural, one {We added the photo you shared} other {We added the # photos you shared}}',
  words: 'We added the text you shared',
  taken_text: 'Fill in what is missing and publish.',
  lost: 'The photo you shared did not arrive',
  lost_text: 'Choose it again below.',
}
