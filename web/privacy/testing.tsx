/** The cards of one's data at the settings, for their stories. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, field } from '#web/accounts/testing.tsx'

export async function confirmWith(password: string, name: string): Promise<void> {
  await userEvent.type(field('Tu contraseña'), password)
  await userEvent.click(screen.getByRole('button', { name }))
}

export async function ask(name: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Tus datos' })
  await userEvent.click(button(name))
  await screen.findByRole('dialog')
}
