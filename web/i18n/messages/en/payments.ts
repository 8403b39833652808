/** Words of payments. */
import type { payments as es } from '../es/payments.ts'

export const payments: Record<keyof typeof es, string> = {}
