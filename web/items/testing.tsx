/** The publish and item screens at their addresses, for their stories, with what jsdom lacks. */

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Route, Switch } from 'wouter'
import { type Language, SIGNED_IN_COOKIE } from '#terms/http'
import { stubBrowser } from '#web/testing/browser.ts'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast, dismissToast } from '#web/ui/toast/toast.ts'
import { ItemScreen } from './page/item-screen.tsx'
import { PublishScreen } from './publish/publish-screen.tsx'

export const ANA = { body: makePerson() }
/** Of every place that is typed; what it says is in nobody's way. */
const TOWN = { town: { name: 'Luque', country: 'Paraguay', label: 'Luque, Paraguay' } }
export const VISITOR = { status: 401, body: { code: 'signed_out', message: 'x' } }

export function visit(address: string, language?: Language) {
  history.pushState(null, '', address)
  return renderApp(
    <Switch>
      <Route path="/items/new" component={PublishScreen} />
      <Route path="/items/:id" component={ItemScreen} />
      <Route>
        <h1>elsewhere</h1>
      </Route>
    </Switch>,
    language,
  )
}

/** The cookie that tells the app to ask who is there. */
export function signedIn() {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${SIGNED_IN_COOKIE}=1; path=/`
}

export function fresh() {
  emptyAll()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server takes it away
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`
  stubBrowser()
  Element.prototype.scrollIntoView = vi.fn()
  Element.prototype.scrollTo = vi.fn()
  URL.createObjectURL = vi.fn(() => 'blob:photo')
  URL.revokeObjectURL = vi.fn()
  const shown = currentToast()
  if (shown) dismissToast(shown.id)
}

export const here = () => location.pathname + location.search
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const shows = (text: string | RegExp) => screen.queryAllByText(text).length > 0

type Upload = { status: number; body: unknown } | 'no network' | 'never'

/** Stands in for XMLHttpRequest, the only one that tells the progress of an upload. `call`: "POST /api/items". */
export function fakeUploads(answer: (call: string, form: FormData) => Upload) {
  const sent: FormData[] = []
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    statusText = ''
    responseText = ''
    onload?: () => void
    onerror?: () => void
    call = ''
    open(method: string, path: string) {
      this.call = `${method} ${path}`
    }
    abort = vi.fn()
    send(form: FormData) {
      sent.push(form)
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
      const given = answer(this.call, form)
      if (given === 'never') return
      setTimeout(() => {
        if (given === 'no network') return this.onerror?.()
        this.status = given.status
        this.responseText = JSON.stringify(given.body)
        this.onload?.()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sent
}

/** Ana at the empty form. */
export async function openForm(answers: Answers = {}) {
  signedIn()
  const server = fakeServer({
    'GET /api/auth/user': ANA,
    'GET /api/places/town': { body: TOWN },
    ...answers,
  })
  const view = await visit('/items/new')
  await screen.findByLabelText('Título')
  return { ...view, server }
}

export async function fillForm() {
  await userEvent.type(field('Título'), 'Camión de juguete')
  await userEvent.click(field('Juguetes y juegos'))
  await userEvent.click(field('Como nuevo'))
  await userEvent.type(field(/Valor estimado/), '150000')
  await userEvent.clear(field('Ubicación'))
  await userEvent.type(field('Ubicación'), 'Encarnación')
  await userEvent.type(field(/Descripción/), 'Un camión de madera, pintado a mano.')
  await userEvent.type(field(/Etiquetas/), 'madera, , madera,rojo')
}

export async function published(sent: FormData[]) {
  await userEvent.click(button('Publicar'))
  await waitFor(() => {
    if (sent.length === 0) throw new Error('nothing was sent')
  })
}
