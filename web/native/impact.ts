/** The plugin behind haptics.ts. */
import { Haptics, ImpactStyle } from '@capacitor/haptics'
import type { Strength } from './haptics.ts'

const STYLES = {
  heavy: ImpactStyle.Heavy,
  medium: ImpactStyle.Medium,
  light: ImpactStyle.Light,
} as const satisfies Record<Strength, ImpactStyle>

export function impact(strength: Strength): Promise<void> {
  return Haptics.impact({ style: STYLES[strength] })
}
