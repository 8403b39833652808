import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loaders } from '#web/i18n/catalog.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast.ts'
import { OfferLanguage } from './offer-language.tsx'

afterEach(() => localStorage.clear())

test('an answer whose words cannot be fetched is said, and the offer stays', async () => {
  vi.spyOn(loaders.en, 'shell').mockRejectedValue(new TypeError('Failed to fetch'))
  await renderApp(<OfferLanguage />)
  const yes = screen.getByRole('button', { name: 'View in English' })
  await userEvent.click(yes)
  await waitFor(() => expect(currentToast()?.title).toBe('Sin conexión'))
  expect(screen.getByRole('button', { name: 'View in English' })).toBe(yes)
  expect(localStorage.getItem('lang')).toBeNull()
})
