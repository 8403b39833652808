/** Whether the connection is slow or dear, so that nothing is fetched ahead of its use. */

/** Chromium's Network Information; elsewhere nothing is known. */
type Connection = { saveData?: boolean; effectiveType?: string }

export function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
