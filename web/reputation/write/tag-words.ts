import type { ReviewTag } from '#terms/reputation'

/** What each fixed tag is said by: stored in Spanish, shown in the reader's language. */
export const TAG_WORDS = {
  Amigable: 'tag_friendly',
  Puntual: 'tag_punctual',
  Confiable: 'tag_reliable',
  'Artículos de calidad': 'tag_quality',
  'Buena comunicación': 'tag_communication',
  'Respuesta rápida': 'tag_quick',
  Flexible: 'tag_flexible',
  Profesional: 'tag_professional',
  Recomendado: 'tag_recommended',
  Honesto: 'tag_honest',
} as const satisfies Record<ReviewTag, string>
