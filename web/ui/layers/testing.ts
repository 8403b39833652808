/** Ways through the history as a person takes them, until they have arrived; for tests. */
import { act } from '@testing-library/react'

const arrival = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }))

/** What a layer that opened or closed does with the history is done. */
export async function settled(): Promise<void> {
  await act(async () => {
    for (const _ of Array(4)) await new Promise((resolve) => setTimeout(resolve))
  })
}

export async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = arrival()
    history.back()
    await arrived
  })
  await settled()
}

export async function goForward(): Promise<void> {
  await act(async () => {
    const arrived = arrival()
    history.forward()
    await arrived
  })
  await settled()
}
