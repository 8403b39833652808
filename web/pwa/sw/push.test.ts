import { afterEach, expect, test, vi } from 'vitest'
import { receive } from './push.ts'
import { fakeWorker, textData } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

const PUSH = {
  id: 7,
  type: 'trade_proposal',
  title: 'Nueva propuesta',
  body: 'Beto quiere tu «<b>Bici</b>».',
  path: '/trades/12',
  tag: 'trade-12',
  unread: 3,
}
const pushed = (push: object) => ({ data: textData(JSON.stringify(push)) })

test('a push is shown as it says, the open pages and the icon hear of it', async () => {
  const { shown, pages, setAppBadge } = fakeWorker({ pages: ['goes', 'is silent'] })
  await receive(pushed(PUSH))
  expect(shown).toEqual([
    [
      'Nueva propuesta',
      {
        body: 'Beto quiere tu «<b>Bici</b>».',
        tag: 'trade-12',
        renotify: true,
        data: { id: 7, path: '/trades/12' },
        icon: '/icons/icon-192.png',
        badge: '/icons/monochrome-512.png',
      },
    ],
  ])
  expect(pages.map(({ said }) => said)).toEqual([[{ type: 'push' }], [{ type: 'push' }]])
  expect(setAppBadge).toHaveBeenCalledWith(3)
})

test('one without a matter of its own replaces nothing', async () => {
  const { shown } = fakeWorker()
  await receive(pushed({ ...PUSH, tag: '' }))
  expect(shown[0]?.[1]).toMatchObject({ tag: '', renotify: false })
})

test.each([
  ['', 'Tienes novedades'],
  ['es', 'Tienes novedades'],
  ['gn', 'Tienes novedades'],
  ['en', 'You have news'],
])('what cannot be read is shown in general words, in the language "%s"', async (...row) => {
  const [language, title] = row
  const { shown, setAppBadge } = fakeWorker({ language })
  await receive({ data: textData('{"id":7,"title"') })
  expect(shown).toHaveLength(1)
  expect(shown[0]?.[0]).toBe(title)
  expect(shown[0]?.[1]).toMatchObject({ tag: 'general', data: { id: null, path: '/' } })
  expect(setAppBadge).not.toHaveBeenCalled()
})

test.each([
  [undefined],
  [null],
  [textData('')],
  [textData('[]')],
  [textData('"text"')],
  [textData(JSON.stringify({ ...PUSH, title: '' }))],
  [textData(JSON.stringify({ ...PUSH, body: 5 }))],
  [textData(JSON.stringify({ ...PUSH, unread: '3' }))],
  [textData(JSON.stringify({ ...PUSH, path: 'https://elsewhere.example' }))],
  [textData(JSON.stringify({ ...PUSH, path: '//elsewhere.example' }))],
  [textData(JSON.stringify({ ...PUSH, path: '/\\elsewhere.example' }))],
])('a broken push (%#) is shown as well', async (data) => {
  const { shown } = fakeWorker()
  await receive({ data })
  expect(shown.map(([title]) => title)).toEqual(['Tienes novedades'])
})

test('a browser without cookies for workers, or that refuses the number, shows it all the same', async () => {
  const { shown, setAppBadge } = fakeWorker()
  setAppBadge.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await receive(pushed(PUSH))
  vi.stubGlobal('cookieStore', undefined)
  await receive({ data: null })
  expect(shown.map(([title]) => title)).toEqual(['Nueva propuesta', 'Tienes novedades'])
})
