/** A form with files, sent by XMLHttpRequest: the only one that tells how much has been sent. */
import { failureOf, noAnswer } from './failure.ts'

/** A connection that moves nothing for this long is lost, ms. As long as it moves, it may be slow. */
const SILENCE_MS = 60_000

/** `onProgress` hears how much has been sent, 0 to 1. */
export function sendForm(
  method: 'POST' | 'PUT',
  path: string,
  form: FormData,
  onProgress?: (progress: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    let silence = setTimeout(giveUp, SILENCE_MS)
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, SILENCE_MS)
    }
    const lost = () => {
      clearTimeout(silence)
      reject(noAnswer())
    }
    request.open(method, path)
    request.withCredentials = true
    request.upload.onprogress = (event) => {
      heard()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onprogress = heard
    request.onerror = lost
    request.onabort = lost
    request.onload = () => {
      clearTimeout(silence)
      const { status, statusText, responseText } = request
      if (status < 200 || status >= 300) return reject(failureOf(status, responseText, statusText))
      try {
        resolve(JSON.parse(responseText || 'null'))
      } catch {
        // Somebody between us answered (the sign-in page of a public network): the server did not.
        reject(noAnswer())
      }
    }
    request.send(form)
  })
}
