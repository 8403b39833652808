/** The only way to the server: typed by the app's own routes. */

import { hc } from 'hono/client'
import type { App } from '#app'
import { failureOf, noAnswer } from './failure.ts'

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, credentials: 'include' }).catch(
    (error: unknown) => {
      // An aborted request is its caller's own decision, not a lost network.
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      throw noAnswer()
    },
  )
  if (!response.ok) throw failureOf(response.status, await response.text(), response.statusText)
  return response
}

export const api = hc<App>('/api', { fetch: send })

/** Sends a form with files. `onProgress` hears the share sent, 0 to 1: only XMLHttpRequest tells it. */
export function sendForm(
  method: 'POST' | 'PUT',
  path: string,
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.withCredentials = true
    request.upload.onprogress = (e) => e.lengthComputable && onProgress?.(e.loaded / e.total)
    request.onerror = () => reject(noAnswer())
    request.ontimeout = () => reject(noAnswer())
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve(JSON.parse(request.responseText || 'null'))
        return
      }
      reject(failureOf(request.status, request.responseText, request.statusText))
    }
    request.send(form)
  })
}
