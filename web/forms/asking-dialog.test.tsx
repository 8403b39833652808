import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderApp } from '#web/testing/render.tsx'
import { goBack, settled } from '#web/ui/layers/testing.ts'
import { AskingDialog } from './asking-dialog.tsx'

function Page() {
  const [isOpen, setOpen] = useState(true)
  const [text, setText] = useState('')
  return isOpen ? (
    <AskingDialog title="Contar" isEntered={text !== ''} onClose={() => setOpen(false)}>
      <input aria-label="Texto" value={text} onChange={(event) => setText(event.target.value)} />
    </AskingDialog>
  ) : (
    <p>cerrado</p>
  )
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Contar' })
const type = () => userEvent.type(screen.getByLabelText('Texto'), 'hola')
const isHeld = () => document.documentElement.hasAttribute('data-held-form')

const WAYS: [string, () => unknown][] = [
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ['a press beside it', () => userEvent.click(dialog())],
  ['Escape', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
  [
    'a second Escape, which no page can stop',
    () => {
      const shown = dialog()
      shown.open = false
      fireEvent(shown, new Event('close'))
    },
  ],
  ['Back', goBack],
]

beforeEach(async () => {
  await settled()
  history.pushState(null, '', '/pagina')
  await renderApp(<Page />)
  await settled()
})

test.each(WAYS)('left by %s, what was typed is asked about and stays', async (_how, leave) => {
  await type()
  expect(isHeld()).toBe(true)
  await act(async () => void (await leave()))
  await screen.findByRole('dialog', { name: '¿Salir sin terminar?' })
  await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }))
  expect(screen.getByLabelText('Texto')).toHaveProperty('value', 'hola')
  expect(dialog().open).toBe(true)
  await act(async () => void (await leave()))
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar y salir' }))
  expect(screen.getByText('cerrado')).toBeTruthy()
  expect(isHeld()).toBe(false)
})

test.each(WAYS)('with nothing typed it is left by %s at once', async (_how, leave) => {
  await act(async () => void (await leave()))
  expect(screen.getByText('cerrado')).toBeTruthy()
})

test('no other dialog loses what is typed: whoever opened it keeps it, or it is a password', () => {
  const web = resolve(import.meta.dirname, '..')
  const plain = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => {
    if (!file.endsWith('-dialog.tsx')) return false
    const text = readFileSync(resolve(web, file), 'utf8')
    return text.includes('<Dialog') && text.includes('useForm(') && !text.includes('onTyped:')
  })
  expect(plain).toEqual(['privacy/password-dialog.tsx'])
})
