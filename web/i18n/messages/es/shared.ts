/** Words of what another app shared with the publish form. */
export const shared = {
  photos:
    '{count, plural, one {Agregamos la foto que compartiste} other {Agregamos las # fotos que compartiste}}',
  words: 'Agregamos el texto que compartiste',
  taken_text: 'Completa lo que falta y publica.',
  lost: 'La foto que compartiste no llegó',
  lost_text: 'Elígela de nuevo aquí abajo.',
} as const
