import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RegisterStepOneSchema } from '#contract/accounts'
import type { FieldIssue } from '#web/api/failure.ts'
import { renderApp } from '#web/testing/render.tsx'
import { TextField } from '../fields/text-field.tsx'
import { type FormOptions, useForm } from './use-form.ts'

const EMPTY = { email: '', password: '', confirmPassword: '', firstName: '', lastName: '' }
type Typed = typeof EMPTY
const FULL = {
  email: 'Ana@Example.com',
  password: 'clave-larga',
  confirmPassword: 'clave-larga',
  firstName: 'Ana',
  lastName: 'Ruiz',
}

type Given = Partial<FormOptions<Typed, unknown>>

function Registration(given: Given) {
  const { form, field, put, isDirty } = useForm<Typed, unknown>({
    schema: RegisterStepOneSchema,
    initial: EMPTY,
    onSubmit: () => undefined,
    ...given,
  })
  return (
    <form {...form} aria-label={isDirty ? 'changed' : 'as it was'}>
      {(['email', 'password', 'confirmPassword', 'firstName', 'lastName'] as const).map((name) => (
        <TextField key={name} {...field(name)} label={name} />
      ))}
      <button type="button" onClick={() => put('firstName', 'Eva')}>
        Eva
      </button>
      <button type="submit">send</button>
    </form>
  )
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }))

test('a field says what is wrong when it is left, not before, and no more once it is mended', async () => {
  await renderApp(<Registration initial={{ ...FULL, email: '' }} />)
  await userEvent.type(input('email'), 'ana')
  expect(said()).toEqual([])
  await userEvent.tab()
  await vi.waitFor(() => expect(said()).toEqual(['Email inválido']))
  expect(input('email').getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(input('email'), '@example.com')
  expect(said()).toEqual([])
  await userEvent.clear(input('email'))
  expect(said()).toEqual(['Email es requerido'])
})

test('two fields that must agree are judged together, once both were left', async () => {
  await renderApp(<Registration initial={FULL} />)
  await userEvent.click(input('password'))
  await userEvent.click(input('confirmPassword'))
  await userEvent.click(input('firstName'))
  await userEvent.type(input('password'), '2')
  await vi.waitFor(() => expect(said()).toEqual(['Las contraseñas no coinciden']))
  await userEvent.type(input('password'), '{Backspace}')
  expect(said()).toEqual([])
})

test('sending says all that is wrong, leads to the first in the order of the page, and sends nothing', async () => {
  const onSubmit = vi.fn()
  const onWrong = vi.fn()
  const initial = { ...FULL, email: '', firstName: 'A' }
  await renderApp(<Registration initial={initial} onSubmit={onSubmit} onWrong={onWrong} />)
  await send()
  expect(said()).toHaveLength(2)
  expect(document.activeElement).toBe(input('email'))
  expect(onSubmit).not.toHaveBeenCalled()
  expect([...(onWrong.mock.calls[0]?.[0] ?? [])]).toEqual([
    ['email', 'email_required'],
    ['firstName', 'first_name_short'],
  ])
})

test('what is sent is what the schema makes of what was typed; while busy nothing is', async () => {
  const onSubmit = vi.fn()
  const onTyped = vi.fn()
  const view = await renderApp(
    <Registration initial={FULL} onSubmit={onSubmit} onTyped={onTyped} />,
  )
  expect(screen.getByRole('form', { name: 'as it was' })).toBeTruthy()
  await userEvent.type(input('lastName'), ' ')
  await userEvent.click(screen.getByRole('button', { name: 'Eva' }))
  expect(onTyped.mock.lastCall?.[0]).toMatchObject({ firstName: 'Eva', lastName: 'Ruiz ' })
  expect(screen.getByRole('form', { name: 'changed' })).toBeTruthy()
  await send()
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    email: 'ana@example.com',
    firstName: 'Eva',
    lastName: 'Ruiz',
  })
  view.unmount()
  await renderApp(<Registration initial={FULL} onSubmit={onSubmit} busy />)
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('what the server marked stands at its field until that changes, and the first has the focus', async () => {
  const issues: FieldIssue[] = [
    { path: 'lastName', message: 'Ese apellido no.' },
    { path: 'newPassword', message: 'Elige otra.' },
    { path: 'images', message: 'Sin campo.' },
  ]
  const fieldOf = { newPassword: 'password' }
  await renderApp(<Registration initial={FULL} issues={issues} fieldOf={fieldOf} />)
  expect(said()).toEqual(['Elige otra.', 'Ese apellido no.'])
  expect(document.activeElement).toBe(input('password'))
  await userEvent.type(input('email'), 'x')
  expect(said()).toEqual(['Elige otra.', 'Ese apellido no.'])
  await userEvent.type(input('password'), 'x')
  expect(said()).toEqual(['Ese apellido no.'])
})

test('some codes may be told before a field is left, others not before sending', async () => {
  await renderApp(<Registration initial={FULL} early={(code) => code === 'email_invalid'} />)
  fireEvent.change(input('email'), { target: { value: 'ana' } })
  fireEvent.change(input('firstName'), { target: { value: '' } })
  fireEvent.blur(input('firstName'))
  expect(said()).toEqual(['Email inválido'])
  await send()
  expect(said()).toHaveLength(2)
})
