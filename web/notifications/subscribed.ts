import { api } from '#web/api/client.ts'

/** Whether the server pushes to this address for whoever is here. */
export async function isSubscribed(endpoint: string): Promise<boolean> {
  const answer = await api.notifications.subscribed.$post({ json: { endpoint } })
  return (await answer.json()).isSubscribed
}
