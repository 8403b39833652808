import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { renderApp } from '#web/testing/render.tsx'
import { Dialog } from '../dialog.tsx'
import { goBack, goForward, settled } from './testing.ts'

const WORDS = { title: '¿Salir?', text: 'Se pierde', stay: 'Quedarme', discard: 'Descartar' }

/** A page with a dialog, another one in it, and a form that asks. */
function Page() {
  const [open, setOpen] = useState<string[]>([])
  const close = (one: string) => () => setOpen((all) => all.filter((each) => each !== one))
  const show = (one: string) => () => setOpen((all) => [...all, one])
  const { leave, question } = useLeaveQuestion({
    words: WORDS,
    isEntered: () => true,
    onLeave: close('form'),
    onDiscard: () => setOpen([]),
  })
  return (
    <>
      <button type="button" onClick={show('first')}>
        abrir
      </button>
      <button type="button" onClick={show('form')}>
        escribir
      </button>
      {open.includes('first') && (
        <Dialog title="Primero" onClose={close('first')}>
          <button type="button" onClick={show('second')}>
            más
          </button>
          <Link href="/otra" onClick={close('first')}>
            ir
          </Link>
          <button type="button" onClick={() => navigate('/lista?solo=1', { replace: true })}>
            filtrar
          </button>
        </Dialog>
      )}
      {open.includes('second') && (
        <Dialog title="Segundo" onClose={close('second')}>
          <Link href="/otra" onClick={() => setOpen([])}>
            lejos
          </Link>
        </Dialog>
      )}
      {open.includes('form') && (
        <FormDialog title="Formulario" onCancel={leave} form={{}} bar={null}>
          <input aria-label="Título" />
        </FormDialog>
      )}
      {open.includes('form') && question}
    </>
  )
}

const titles = () =>
  screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.textContent)
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name, hidden: true }))
  await settled()
}
const follow = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }))
  await settled()
}
const here = () => location.pathname + location.search

beforeEach(async () => {
  await settled()
  history.pushState(null, '', '/antes')
  history.pushState({ place: 7 }, '', '/lista')
  await renderApp(<Page />)
})

test('Back closes what is open, and the next one leaves the screen', async () => {
  await press('abrir')
  expect(titles()).toEqual(['Primero'])
  await goBack()
  expect(titles()).toEqual([])
  expect([here(), history.state]).toEqual(['/lista', { place: 7 }])
  await goBack()
  expect(here()).toBe('/antes')
})

test.each([
  ['its cross', () => press('Cerrar')],
  [
    'Escape, as the platform tells it',
    () => fireEvent(screen.getByRole('dialog'), new Event('close')),
  ],
  ['a press beside it', () => userEvent.click(screen.getByRole('dialog'))],
])('closed by %s, its entry is taken back', async (_how, close) => {
  await press('abrir')
  await act(async () => void (await close()))
  await settled()
  expect(titles()).toEqual([])
  expect(history.state).toEqual({ place: 7 })
  await goBack()
  expect(here()).toBe('/antes')
})

test('of two, Back closes the one on top, then the other', async () => {
  await press('abrir')
  await press('más')
  expect(titles()).toEqual(['Primero', 'Segundo'])
  await goBack()
  expect(titles()).toEqual(['Primero'])
  await goBack()
  expect(titles()).toEqual([])
  expect(here()).toBe('/lista')
})

test('two steps at once close both', async () => {
  await press('abrir')
  await press('más')
  history.go(-2)
  await vi.waitFor(() => expect(titles()).toEqual([]))
  await settled()
  await goBack()
  expect(here()).toBe('/antes')
})

test('Forward opens nothing, and leads nowhere', async () => {
  await press('abrir')
  await goBack()
  await goForward()
  expect(titles()).toEqual([])
  expect([here(), history.state]).toEqual(['/lista', { place: 7 }])
})

test('Forward overwrites no address that the page got since', async () => {
  await press('abrir')
  await goBack()
  act(() => navigate('/lista?solo=3', { replace: true }))
  await goForward()
  expect([here(), titles()]).toEqual(['/lista?solo=3', []])
  await goBack()
  expect(here()).toBe('/antes')
})

test('where a link from a dialog over another leads on at once, one gets there', async () => {
  await press('abrir')
  await press('más')
  act(() => {
    fireEvent.click(screen.getByRole('link', { name: 'lejos' }))
    navigate('/entrar', { replace: true })
  })
  await settled()
  await vi.waitFor(() => expect(here()).toBe('/entrar'))
  await settled()
  expect(here()).toBe('/entrar')
  await goBack()
  expect([here(), history.state]).toEqual(['/lista', { place: 7 }])
})

test('a link in a dialog leaves no entry of the dialog behind', async () => {
  await press('abrir')
  await follow('ir')
  expect([here(), titles()]).toEqual(['/otra', []])
  await goBack()
  expect([here(), history.state]).toEqual(['/lista', { place: 7 }])
  await goForward()
  expect(here()).toBe('/otra')
})

test('nor does one in a dialog over another', async () => {
  await press('abrir')
  await press('más')
  await follow('lejos')
  await vi.waitFor(() => expect(here()).toBe('/otra'))
  await settled()
  await goBack()
  expect([here(), history.state]).toEqual(['/lista', { place: 7 }])
  await goBack()
  expect(here()).toBe('/antes')
})

test('an address that changed under a dialog stays changed, however it closes', async () => {
  await press('abrir')
  await press('filtrar')
  await goBack()
  expect([here(), titles()]).toEqual(['/lista?solo=1', []])
  await press('abrir')
  await act(async () => navigate('/lista?solo=2', { replace: true }))
  await press('Cerrar')
  expect(here()).toBe('/lista?solo=2')
  await goBack()
  expect(here()).toBe('/antes')
})

test('going elsewhere just after a dialog closed gets there', async () => {
  await press('abrir')
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  act(() => navigate('/otra'))
  expect(here()).toBe('/otra')
  await settled()
  await vi.waitFor(() => expect([here(), history.state]).toEqual(['/otra', null]))
  await goBack()
  expect([here(), history.state]).toEqual(['/lista', { place: 7 }])
})

test('a form asks first, stays, and is asked about again; given up, nothing of it is left', async () => {
  await press('escribir')
  await goBack()
  expect(titles()).toEqual(['Formulario', '¿Salir?'])
  expect(here()).toBe('/lista')
  await goBack()
  expect(titles()).toEqual(['Formulario'])
  await goBack()
  expect(titles()).toEqual(['Formulario', '¿Salir?'])
  await press('Descartar')
  expect(titles()).toEqual([])
  expect(history.state).toEqual({ place: 7 })
  await goBack()
  expect(here()).toBe('/antes')
})
