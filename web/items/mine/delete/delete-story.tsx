/** What the stories of deleting share. */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { listsKey } from '#web/browse/queries.ts'
import { itemKeys } from '#web/items/queries.ts'
import * as t from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { currentToast } from '#web/ui/toast/toast.ts'

export const USER = 'GET /api/auth/user'
export const ITEM = 'GET /api/items/7'
export const DELETE = 'DELETE /api/items/7'
export const DELETED = { status: 204, text: null }
export const RESTORE = 'POST /api/items/7/restore'
export const LIST = [...listsKey, {}]

export const listOf = (ids: number[]) => ({
  pages: [
    { items: ids.map((id) => makeItem(id)), total: { count: ids.length, more: false }, next: null },
  ],
  pageParams: [''],
})

/** Ana at her item, with a list that holds it, and the dialog open. */
export async function openDialog(answers: Answers = {}, language?: 'en') {
  t.signedIn()
  const server = fakeServer({
    [USER]: t.ANA,
    [ITEM]: { body: makeItem(7) },
    [DELETE]: DELETED,
    [RESTORE]: { body: makeItem(7) },
    ...answers,
  })
  const view = await t.visit('/items/7', language)
  const name = language ? 'Delete' : 'Eliminar'
  view.queryClient.setQueryData<unknown>(LIST, listOf([8, 7, 6]))
  view.queryClient.setQueryData<unknown>(itemKeys.mine, listOf([7]))
  await userEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog')
  const confirm = async () => {
    const [, inDialog] = screen.getAllByRole('button', { name })
    await userEvent.click(inDialog ?? document.body)
  }
  const listed = () =>
    view.queryClient
      .getQueryData<ReturnType<typeof listOf>>(LIST)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  return { ...view, server, confirm, listed }
}

export const said = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title))
export const pressUndo = () => act(async () => currentToast()?.action?.run())
