/** Pages that take cards have headers of their own: entered and left by full page loads. */

type Order = { tradeId: number; amount: number; description?: string }

export function securePaymentPath({ tradeId, amount, description }: Order): string {
  const query = new URLSearchParams({
    proposalId: String(tradeId),
    amount: String(amount),
    type: 'security_deposit',
    ...(description && { description }),
  })
  return `/secure-payment?${query}`
}

/** Without a network the app's own shell is what was loaded, with the headers of any other screen. */
const beganOffline = !navigator.onLine

/** Came here without a page load: the page's headers are those of another screen. */
export function isHeadersOfAnother(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isElsewhere = entry !== undefined && new URL(entry.name).pathname !== location.pathname
  return beganOffline || isElsewhere
}
