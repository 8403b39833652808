/** The service worker as it is here: whether it can answer without a network, and whether a newer one is there. */

/** 'unable': this browser (or plain http) has none. 'coming': not before the next visit. */
export type WorkerState = 'ready' | 'coming' | 'unable'

const registration = () => navigator.serviceWorker.getRegistration('/')

export async function lookAtWorker(): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'unable'
  return (await registration())?.active ? 'ready' : 'coming'
}

/** Asks the server now. Answers whether a newer release is on its way or waits; fails without a network. */
export async function findUpdate(): Promise<boolean> {
  const mine = await registration()
  await mine?.update()
  return Boolean(mine?.installing || mine?.waiting)
}
