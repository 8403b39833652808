/** An item of Ana's in edit on its page, for its stories. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Item } from '#contract/items'
import type { Language } from '#terms/http'
import { EditInPlace } from '#web/items/page/edit-in-place.tsx'
import { button, field } from '#web/items/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'

export const DRAFT = 'edit-draft-7'
export const PUT = 'PUT /api/items/7'

const urlsOf = (name: string) => ({
  1600: `/i/${name}/1600`,
  640: `/i/${name}/640`,
  320: `/i/${name}/320`,
})
const photo = (name: string) => {
  return { width: 4, height: 3, colors: 'ff0000'.repeat(4), urls: urlsOf(name) }
}

/** Item 7 with so many photos: a, b, c, d. */
export const guitar = (photos: number, given: Partial<Item> = {}): Item =>
  makeItem(7, {
    title: 'Guitarra',
    photos: ['a', 'b', 'c', 'd'].slice(0, photos).map(photo),
    ...given,
  })

export async function openEdit(
  answers: Answers = {},
  given: Item = guitar(2),
  language: Language = 'es',
) {
  history.pushState(null, '', '/items/7')
  const server = fakeServer({
    'GET /api/places': { body: [] },
    'GET /api/places/town': { body: { town: null } },
    ...answers,
  })
  const onDone = vi.fn()
  const view = await renderApp(<EditInPlace item={given} onDone={onDone} />, language)
  await screen.findByRole('heading', { level: 1 })
  return { ...view, server, onDone }
}

export async function retype(label: string | RegExp, text: string) {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}

export const save = () => userEvent.click(button('Guardar cambios'))

/** The bodies of what was saved as JSON. */
export const sentOf = (server: { named: (name: string) => { body: unknown }[] }) =>
  server.named(PUT).map(({ body }) => body)

export const jpeg = (n: number) =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, n])], `foto-${n}.jpg`, { type: 'image/jpeg' })
