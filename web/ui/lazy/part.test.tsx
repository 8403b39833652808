import { act, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { beginFirstView, endFirstView, STYLES_META } from '#web/api/first-view.ts'
import { renderApp } from '#web/testing/render.tsx'
import { styledPart } from './part.ts'

const ALL = '/assets/all.css'
const Part = () => <p>aquí está</p>

test('what members alone have waits for its styles, also while the page of the worker is being taken over', async () => {
  document.head.innerHTML = `<meta name="${STYLES_META}" content="${ALL}">`
  beginFirstView({ at: 0, isFrugal: false, isForeign: false, isOut: false })
  const Lazy = styledPart(async () => ({ Part }), 'Part')
  await renderApp(
    <Suspense fallback={<p>forma</p>}>
      <Lazy />
    </Suspense>,
  )
  const styles = () => document.querySelector(`link[rel=stylesheet][href="${ALL}"]`)
  await waitFor(() => expect(styles()).not.toBeNull())
  expect(screen.queryByText('aquí está')).toBeNull()
  act(() => void styles()?.dispatchEvent(new Event('load')))
  expect(await screen.findByText('aquí está')).toBeTruthy()
  endFirstView()
})
