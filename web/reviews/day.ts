/** "27/11/2026", in Asunción (D42). */
const ASUNCION_MS = -3 * 3_600_000

export function dayOf(iso: string): string {
  const [year, month, day] = new Date(Date.parse(iso) + ASUNCION_MS)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}/${month}/${year}`
}
