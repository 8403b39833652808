import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearFilters } from '#web/browse/filter-store.ts'
import { HomeScreen } from '#web/browse/home/home-screen.tsx'
import { SearchBox } from '#web/browse/search/search-box.tsx'
import { stubBrowser } from '#web/testing/browser.ts'
import { fakeListing, makeItem } from '#web/testing/items.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'

let scrolls: ReturnType<typeof stubBrowser>['scrolls']
const threePages = () =>
  fakeListing((q) => {
    const page = Number(q.get('cursor') ?? 1)
    const items = Array.from({ length: 24 }, (_, n) => makeItem(page * 100 + n))
    return { items, next: page < 3 ? String(page + 1) : undefined }
  })

/** The list with the search that stands in the header. */
function List() {
  return (
    <>
      <SearchBox />
      <HomeScreen />
    </>
  )
}

beforeEach(() => {
  scrolls = stubBrowser().scrolls
})

afterEach(() => {
  cleanup()
  clearFilters()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('a list that was left far down comes back with its pages, at the same place', async () => {
  history.replaceState({ place: { y: 5_000, pages: 2 }, own: 'kept' }, '', '/search?q=a')
  const { asked } = threePages()
  await renderApp(<List />)
  await waitFor(() => expect(scrolls).toHaveBeenCalledWith(0, 5_000))
  expect(scrolls).toHaveBeenCalledTimes(1)
  expect(screen.getAllByRole('article')).toHaveLength(48)
  expect(asked).toHaveLength(2)
  expect(history.scrollRestoration).toBe('manual')
  // The keyboard of a phone would cover the list.
  expect(document.activeElement).toBe(document.body)
})

test('the link that was followed has the focus again, unless something else has it', async () => {
  const back = async () => {
    history.replaceState({ place: { y: 300, pages: 1, link: '/items/105' } }, '', '/')
    threePages()
    const view = await renderApp(<List />)
    await waitFor(() => expect(scrolls).toHaveBeenCalledWith(0, 300))
    return view
  }
  const view = await back()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Cosa 105' }))
  view.unmount()
  const other = document.body.appendChild(document.createElement('header'))
  other.tabIndex = -1
  other.focus()
  await back()
  expect(document.activeElement).toBe(other)
  other.remove()
})

test.each([0, 1])(
  'of what is there twice, featured and in the list, the one that was followed has it (%i)',
  async (nth) => {
    threePages()
    const listed = fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/featured')
        ? Promise.resolve(Response.json([makeItem(105)]))
        : listed(url, init),
    )
    const both = async () => {
      await waitFor(() => expect(screen.getAllByRole('link', { name: 'Cosa 105' })).toHaveLength(2))
      return screen.getAllByRole('link', { name: 'Cosa 105' })
    }
    let left: unknown
    const push = vi.spyOn(history, 'pushState').mockImplementation(() => {
      left = history.state
    })
    const view = await renderApp(<List />)
    await userEvent.click((await both())[nth] as HTMLElement)
    push.mockRestore()
    view.unmount()
    history.replaceState(left, '', '/')
    await renderApp(<List />)
    const links = await both()
    await waitFor(() => expect(document.activeElement).toBe(links[nth]))
  },
)

test('a new visit of the list begins at its top', async () => {
  history.replaceState(null, '', '/')
  threePages()
  await renderApp(<List />)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24))
  expect(scrolls.mock.calls).toEqual([[0, 0]])
})

test('following a link keeps the place in the history entry that is left, beside what is there', async () => {
  history.replaceState({ own: 'kept' }, '', '/')
  threePages()
  await renderApp(<List />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar más' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(48))
  vi.stubGlobal('scrollY', 1234.4)
  const left: unknown[] = []
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => left.push(history.state))
  await userEvent.click(screen.getByRole('link', { name: 'Cosa 105' }))
  expect(push).toHaveBeenCalledOnce()
  expect(left).toEqual([{ own: 'kept', place: { y: 1234, pages: 2, link: '/items/105' } }])
})

test('one who scrolls while the place is coming back is not moved', async () => {
  history.replaceState({ place: { y: 5_000, pages: 2 } }, '', '/')
  fakeListing((q) => (q.get('cursor') ? null : { items: [makeItem(1)], next: '2' }))
  await renderApp(<List />)
  await screen.findByText('Cosa 1')
  act(() => void dispatchEvent(new Event('touchmove')))
  cleanup()
  expect(scrolls).not.toHaveBeenCalled()
})

test('on a phone the filters are a drawer; the confirmation waits until it is closed', async () => {
  threePages()
  await renderApp(<List />)
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Libros' }))
  const before = currentToast()?.id
  await userEvent.click(await screen.findByRole('button', { name: 'Ver artículos' }))
  expect(currentToast()?.id).toBe(before)
  await waitFor(() => expect(currentToast()?.title).toBe('Filtros aplicados'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
