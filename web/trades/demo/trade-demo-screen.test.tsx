import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_SHOW_COST } from '#rules/reputation'
import { MACHINE } from '#rules/trades'
import { STATUSES } from '#terms/trades'
import { renderApp } from '#web/testing/render.tsx'
import { TradeDemoScreen } from './trade-demo-screen.tsx'

const steps = () => {
  const list = screen.getByRole('region', { name: 'Los pasos' })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('four steps, one walks through them: done, now, later', async () => {
  await renderApp(<TradeDemoScreen />)
  const names = ['Propuesta Enviada', 'Propuesta Aceptada', 'En Progreso', 'Completado']
  expect(steps().map((text, n) => text.includes(names[n] ?? '?'))).toEqual(names.map(() => true))
  const states = () => steps().map((text) => /^(Listo|Ahora|Después)/.exec(text)?.[0])
  expect(states()).toEqual(['Ahora', 'Después', 'Después', 'Después'])
  press('Paso anterior')
  press('Paso siguiente')
  press('Paso siguiente')
  expect(states()).toEqual(['Listo', 'Listo', 'Ahora', 'Después'])
  press('Paso siguiente')
  press('Paso siguiente')
  expect(states()).toEqual(['Listo', 'Listo', 'Listo', 'Ahora'])
})

test('every row of the machine and every status is named, and both ways on are there', async () => {
  await renderApp(<TradeDemoScreen />)
  expect(screen.getAllByText(/^Cuando está:/)).toHaveLength(MACHINE.length)
  expect(screen.getByText('La propuesta expiró después de 72 horas.')).toBeTruthy()
  const list = screen.getByRole('heading', { name: 'En qué estado puede estar' }).parentElement
  expect(list?.querySelectorAll('li')).toHaveLength(STATUSES.length)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Ver Mis Intercambios')).toBe('/trades')
  expect(hrefOf('Explorar Artículos')).toBe('/')
})

test('what a trade is worth is said, and what missing a meeting costs is what is counted', async () => {
  await renderApp(<TradeDemoScreen />)
  const list = screen.getByRole('heading', { name: 'Qué cuenta para tu reputación' }).parentElement
  expect(list?.querySelectorAll('li')).toHaveLength(4)
  expect(list?.textContent).toContain(`resta ${NO_SHOW_COST} puntos durante un año`)
})
