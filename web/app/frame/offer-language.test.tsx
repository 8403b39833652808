import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { files } from '#web/i18n/testing.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { OfferLanguage } from './offer-language.tsx'

afterEach(() => localStorage.clear())

test('an answer whose words cannot be fetched is said, and the offer stays', async () => {
  vi.spyOn(files.en, 'shell').mockRejectedValue(new TypeError('Failed to fetch'))
  await renderApp(<OfferLanguage />)
  const yes = screen.getByRole('button', { name: 'View in English' })
  await userEvent.click(yes)
  await waitFor(() => expect(currentToast()?.title).toBe('Sin conexión'))
  expect(screen.getByRole('button', { name: 'View in English' })).toBe(yes)
  expect(localStorage.getItem('lang')).toBeNull()
})

test('a device in Guaraní is offered Guaraní, in Guaraní', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('gn-PY')
  await renderApp(<OfferLanguage />)
  const offer = screen.getByRole('region', { name: '¿Rehechasépa avañeʼẽme?' })
  expect(offer.lang).toBe('gn')
  await userEvent.click(screen.getByRole('button', { name: 'Ehecha avañeʼẽme' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('gn'))
  expect(localStorage.getItem('lang')).toBe('gn')
  expect(offer.isConnected).toBe(false)
})
