/** What of the product is there in a run. People are the same in all; what is off they neither see nor use. */

/** Sections of "finding each other": D63, D64, D65. */
export const SECTIONS = ['wants', 'wishes', 'interest'] as const
export type Section = (typeof SECTIONS)[number]
export type Shows = Record<Section, boolean>

const shows = (...on: Section[]): Shows => ({
  wants: on.includes('wants'),
  wishes: on.includes('wishes'),
  interest: on.includes('interest'),
})

export const VARIANTS = {
  without: shows(),
  wants: shows('wants'),
  wishes: shows('wishes'),
  interest: shows('interest'),
  all: shows(...SECTIONS),
} as const satisfies Record<string, Shows>
export type Variant = keyof typeof VARIANTS
export const VARIANT_NAMES = Object.keys(VARIANTS) as Variant[]
