/** What packages are called and promise, in both languages (D38). */

import { proseOf } from '../http/language.ts'
import type { Language } from '../http/terms.ts'
import type { BadgeLevel } from './terms.ts'

type Words = { name: string; description: string; features: string[] }

const es: Record<BadgeLevel, Words> = {
  bronze: {
    name: 'Bronce',
    description: 'Muestra que eres quien dices ser.',
    features: ['Revisamos tu cédula', 'Insignia «Verificado» en tu perfil'],
  },
  silver: {
    name: 'Plata',
    description: 'Tu cédula y una foto tuya: más confianza para intercambios de valor.',
    features: ['Todo lo de Bronce', 'Comparamos tu cara con la cédula', 'Insignia «Premium»'],
  },
  gold: {
    name: 'Oro',
    description: 'Para quienes intercambian en nombre de una empresa.',
    features: [
      'Todo lo de Plata',
      'Verificamos el email de tu empresa',
      'Revisamos los documentos de tu empresa',
      'Insignia «Empresarial»',
    ],
  },
}

const en: Record<BadgeLevel, Words> = {
  bronze: {
    name: 'Bronze',
    description: 'Shows that you are who you say you are.',
    features: ['We check your identity card', 'The “Verified” badge on your profile'],
  },
  silver: {
    name: 'Silver',
    description: 'Your identity card and a photo of you: more trust for trades of value.',
    features: ['All of Bronze', 'We compare your face with the card', 'The “Premium” badge'],
  },
  gold: {
    name: 'Gold',
    description: 'For those who trade on behalf of a company.',
    features: [
      'All of Silver',
      'We verify your address at the company',
      'We check your company’s documents',
      'The “Business” badge',
    ],
  },
}

const WORDS = { es, en }

export const packageWords = (level: BadgeLevel, language: Language): Words =>
  WORDS[proseOf(language)][level]
