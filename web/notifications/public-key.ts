import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'

const NOT_CONFIGURED = 503

/** Of the server's pushes; null while none is configured. Fails without an answer. */
export async function publicKey(): Promise<string | null> {
  try {
    return (await (await api.push.key.$get()).json()).publicKey
  } catch (error) {
    if (isFailure(error, NOT_CONFIGURED)) return null
    throw error
  }
}
