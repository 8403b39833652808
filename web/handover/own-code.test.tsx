import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { qrText } from '#rules/handover'
import { renderApp } from '#web/testing/render.tsx'
import { readPixels } from './js-reader.ts'
import { OwnCode } from './own-code.tsx'
import { drawn, mine, TRADE } from './testing.ts'

const open = () => renderApp(<OwnCode tradeId={TRADE} handover={mine} />)
const button = (name: string) => screen.getByRole('button', { name })

test('nothing of it is on the page before one is together', async () => {
  const { container } = await open()
  expect(button('Estamos juntos').getAttribute('aria-expanded')).toBe('false')
  expect(container.textContent).not.toMatch(/\d/)
  expect(container.innerHTML).not.toContain(mine.proof)
  expect(screen.queryByRole('img')).toBeNull()
})

test('then it is shown under what it is not for, to be seen, heard and scanned', async () => {
  const { container } = await open()
  await userEvent.click(button('Estamos juntos'))
  const text = container.textContent ?? ''
  expect(text.indexOf('No lo envíes a nadie')).toBeLessThan(text.indexOf('048 213'))
  const code = screen.getByText('048 213')
  expect([
    code.getAttribute('translate'),
    code.ariaHidden ?? code.getAttribute('aria-hidden'),
  ]).toEqual(['no', 'true'])
  expect(code.className).toContain('select-none')
  expect(screen.getByText('Tu código: 0, 4, 8, 2, 1, 3')).toBeTruthy()
  const picture = screen.getByRole('img', { name: 'Tu código como QR' })
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const path = picture.querySelector('path')?.getAttribute('d') ?? ''
  expect(readPixels(drawn(path, size))).toBe(qrText({ tradeId: TRADE, ...mine }))
  expect(container.querySelector('[style]')).toBeNull()
})

test('it goes again, and whoever pressed stays where they were', async () => {
  const { container } = await open()
  const pressed = button('Estamos juntos')
  await userEvent.click(pressed)
  await userEvent.click(button('Ocultar mi código'))
  expect(container.textContent).not.toMatch(/\d/)
  expect(document.activeElement).toBe(pressed)
})

test('in English as well', async () => {
  await renderApp(<OwnCode tradeId={TRADE} handover={mine} />, 'en')
  await userEvent.click(button('We are together'))
  expect(screen.getByText('Send it to nobody')).toBeTruthy()
})
