/** Beto before Ana's item 7, with the dialog open, and a server that takes what he sends. */
import { act, fireEvent, screen } from '@testing-library/react'
import type { Item } from '#contract/items'
import type { Language } from '#terms/http'
import { fresh, signedIn, visit } from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { makePerson } from '#web/testing/people.ts'
import { makePage } from '#web/trades/testing.ts'
import { currentToast } from '#web/ui/toast/toast.ts'

export const SEND = 'POST /api/trade-proposals'
export const OWN_TRADE = 'GET /api/trade-proposals/for-item/7'
export const ITEM = 'GET /api/items/7'
export const OWN = 'GET /api/user-items'
export const USER = 'GET /api/auth/user'
const BETO = { body: makePerson({ id: 'beto', firstName: 'Beto', lastName: 'Báez' }) }

export const own = (id: number, given: Partial<Item> = {}) =>
  makeItem(id, { userId: 'beto', ...given })

/** Signed in, with nothing kept in this tab. */
export function begin(): void {
  fresh()
  sessionStorage.clear()
  signedIn()
}

export const here = () => location.pathname + location.search

export async function openPage(answers: Answers = {}, language?: Language, address = '/items/7') {
  const server = fakeServer({
    [USER]: BETO,
    [ITEM]: { body: makeItem(7) },
    'GET /api/favorites': { body: [] },
    [OWN]: { body: [own(11), own(12, { estimatedValue: 50_000 })] },
    [OWN_TRADE]: { body: null },
    [SEND]: { status: 201, body: makePage(3) },
    ...answers,
  })
  const view = await visit(address, language)
  await screen.findByRole('article')
  return { ...view, server }
}

export const TITLE = /^(Proponer Intercambio|Propose a trade)$/
export const dialog = () => screen.queryByRole('dialog', { name: TITLE })

export async function openDialog(answers: Answers = {}, language?: Language) {
  const view = await openPage(answers, language)
  await press(TITLE)
  await screen.findByRole('dialog', { name: TITLE })
  return view
}

export const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
export const choose = async (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('radio', { name })))
export const tick = async (name: RegExp) => {
  const box = await screen.findByRole('checkbox', { name })
  await act(async () => fireEvent.click(box))
}
export const type = (label: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
export const sendButton = () => screen.getByRole('button', { name: 'Enviar propuesta' })
export const isGrey = () => sendButton().ariaDisabled === 'true'
export const said = () => [currentToast()?.title, currentToast()?.text]
export const shows = (text: string | RegExp) => screen.queryAllByText(text).length > 0
