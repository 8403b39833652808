/** A person who speaks to the product as a browser would: keeps cookies, sends Origin. */

export type Cookie = { name: string; value: string }
export type Member = { email: string; password: string }
type Mail = { id: number }

export class Person {
  readonly url: string
  #cookies = new Map<string, string>()
  #link: string | null = null

  constructor(url: string) {
    this.url = url
  }

  /** What the server has set, for a browser that goes on as this person. */
  cookies(): Cookie[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }))
  }

  get<T>(path: string): Promise<T> {
    return this.call<T>('GET', path)
  }

  /** A page of a list, and the path of the next; null after the last. */
  async page<T>(path: string): Promise<{ rows: T; next: string | null }> {
    const rows = await this.get<T>(path)
    const next = /<([^>]*)>; rel="next"/.exec(this.#link ?? '')?.[1] ?? null
    return { rows, next }
  }

  post<T>(path: string, json?: unknown): Promise<T> {
    return this.call<T>('POST', path, JSON.stringify(json ?? {}), {
      'content-type': 'application/json',
    })
  }

  /** multipart/form-data */
  send<T>(path: string, form: FormData): Promise<T> {
    return this.call<T>('POST', path, form)
  }

  /** The answer's JSON. Any status that is not a success is an error with what the server said. */
  async call<T>(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const all = { origin: this.url, ...headers, ...(cookie && { cookie }) }
    const answer = await fetch(this.url + path, { method, headers: all, body })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      const at = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    this.#link = answer.headers.get('link')
    const text = await answer.text()
    if (!answer.ok)
      throw new HttpProblem(
        `${method} ${path}: ${answer.status} ${text.slice(0, 300)}`,
        answer.status,
      )
    return text && JSON.parse(text)
  }

  /** Registers and verifies by the code in the local outbox; who is known already signs in. */
  async join(about: Member): Promise<this> {
    const { email, password } = about
    await this.post('/api/auth/register', about)
    const code = codeIn(await this.get<Mail[]>(`/api/dev/outbox?to=${encodeURIComponent(email)}`))
    if (code) await this.post('/api/auth/verify-email', { email, code })
    else await this.post('/api/auth/login', { email, password })
    return this
  }

  /** The same at once, by local mode's own way; who is known already signs in. One hash for all who share a password. */
  async joinAtOnce(about: Member): Promise<this> {
    try {
      await this.post('/api/dev/people', about)
    } catch (error) {
      if (!(error instanceof HttpProblem) || error.status !== KNOWN) throw error
      await this.post('/api/auth/login', { email: about.email, password: about.password })
    }
    return this
  }
}

/** Of an address that is somebody's. */
const KNOWN = 422

export class HttpProblem extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** The newest mail comes first or last: the highest id decides. A known address gets a mail without a code. */
function codeIn(mails: Mail[]): string | undefined {
  const newest = mails.reduce((a, b) => (b.id > a.id ? b : a))
  return JSON.stringify(newest).match(/\b\d{6}\b/)?.[0]
}
