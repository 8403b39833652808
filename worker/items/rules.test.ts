import { describe, expect, test } from 'vitest'
import type { Photo } from '../media/contract.ts'
import { hashIn, mayAnswer, mayChange, mayRestore, photosInOrder, photosWithout } from './rules.ts'
import { RESTORE_WITHIN_MS, TRADE_STATUSES } from './terms.ts'

const NOW = 1_000_000

describe('changing an item', () => {
  const EXPECTED = {
    available: null,
    reserved: 'item_reserved',
    traded: 'item_traded',
  } as const

  test.each(TRADE_STATUSES)('that is %s', (tradeStatus) => {
    const item = { ownerId: 'me', tradeStatus, deletedAt: null, askedAt: null }
    expect(mayChange(item, 'me')).toBe(EXPECTED[tradeStatus])
    expect(mayChange(item, 'other')).toBe('item_not_yours')
    for (const deletedAt of [0, NOW]) {
      expect(mayChange({ ...item, deletedAt }, 'me')).toBe('item_not_found')
      expect(mayChange({ ...item, deletedAt }, 'other')).toBe('item_not_found')
    }
  })

  test('that came back by silence: whoever has it may change it, before they say so too', () => {
    const asked = { ownerId: 'me', tradeStatus: 'reserved', deletedAt: null, askedAt: NOW } as const
    expect([mayChange(asked, 'me'), mayChange(asked, 'other')]).toEqual([null, 'item_not_yours'])
    expect([mayAnswer(asked, 'me'), mayAnswer(asked, 'other')]).toEqual([null, 'item_not_yours'])
    expect(mayAnswer({ ...asked, deletedAt: NOW }, 'me')).toBe('item_not_found')
    expect(mayAnswer(null, 'me')).toBe('item_not_found')
  })

  test('that never was', () => {
    expect(mayChange(null, 'me')).toBe('item_not_found')
  })
})

describe('restoring an item', () => {
  const deleted = {
    ownerId: 'me',
    tradeStatus: 'available',
    deletedAt: NOW,
    askedAt: null,
  } as const

  test.each([
    [0, null],
    [RESTORE_WITHIN_MS, null],
    [RESTORE_WITHIN_MS + 1, 'restore_late'],
  ])('%d ms after its deletion', (ms, refusal) => {
    expect(mayRestore(deleted, 'me', NOW + ms)).toBe(refusal)
    expect(mayRestore(deleted, 'other', NOW + ms)).toBe('item_not_yours')
  })

  test('a retry is no error; an unfinished publish and nothing cannot be restored', () => {
    expect(mayRestore({ ...deleted, deletedAt: null }, 'me', NOW)).toBeNull()
    expect(mayRestore({ ...deleted, deletedAt: 0 }, 'me', NOW)).toBe('item_not_found')
    expect(mayRestore(null, 'me', NOW)).toBe('item_not_found')
  })
})

describe('photos of an edit', () => {
  const photo = (digit: string): Photo => ({
    hash: digit.repeat(16),
    width: 1,
    height: 1,
    colors: '',
    sizes: [1600],
  })
  const [a, b, c] = [photo('a'), photo('b'), photo('c')]

  test('are named by hash or by any address', () => {
    expect(hashIn(a.hash)).toBe(a.hash)
    expect(hashIn(`https://img.example.com/items/7/${a.hash}/640`)).toBe(a.hash)
    expect(hashIn(`/img/items/7/${a.hash}/1600`)).toBe(a.hash)
    expect(hashIn('photo.jpg')).toBeNull()
    expect(hashIn(`${a.hash}0`)).toBeNull()
  })

  test('leave when named; unknown names remove nothing', () => {
    expect(photosWithout([a, b, c], [`/img/items/7/${b.hash}/320`, 'x'])).toEqual([a, c])
  })

  test('stand as named, the others behind, each once', () => {
    expect(photosInOrder([a, b, c], [c.hash, c.hash, 'x'])).toEqual([c, a, b])
    expect(photosInOrder([a, b, c], ['new:0', a.hash], [c.hash])).toEqual([c, a, b])
    expect(photosInOrder([a, b, c], ['new:4'], [c.hash])).toEqual([a, b, c])
    expect(photosInOrder([], [a.hash])).toEqual([])
  })
})
