import { renderHook } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { useDraft } from './use-draft.ts'

const Schema = v.object({ text: v.string() })
const open = (key = 'draft|ana') => renderHook(() => useDraft(key, Schema)).result.current

beforeEach(() => sessionStorage.clear())

test('what was typed is there again when the form is opened again, under its own key only', () => {
  expect(open().found).toBeNull()
  expect(open().save({ text: 'hola' })).toBe(true)
  expect(open().found).toEqual({ text: 'hola' })
  expect(open('draft|beto').found).toBeNull()
  open().save(null)
  expect(open().found).toBeNull()
})

test.each(['{"text":1}', '{"text":', 'null'])('%s, kept by something else, is nothing', (kept) => {
  sessionStorage.setItem('draft|ana', kept)
  expect(open().found).toBeNull()
})
