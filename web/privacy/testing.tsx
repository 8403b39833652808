/** The cards of one's data at the settings, for their stories. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { button } from '#web/accounts/testing.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
// Known before it is asked for: a busy machine takes longer to read it than a test waits.
import './privacy-cards.tsx'

export async function confirmWith(password: string, name: string): Promise<void> {
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Tu contraseña'), password)
  await userEvent.click(dialog.getByRole('button', { name }))
}

/** Not until it is shown: its view is a script of its own. */
export const toasted = (title: string) =>
  waitFor(() => expect(currentToast()?.title).toBe(title), { timeout: 5_000 })

export async function ask(name: string): Promise<void> {
  await screen.findByRole('heading', { name: 'Tus datos' })
  await userEvent.click(button(name))
  await screen.findByRole('dialog')
}
