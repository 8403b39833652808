import { expect, test } from 'vitest'
import { failureOf, isFailure, noAnswer, saidOr } from './failure.ts'

test('an error message has the form "status: message", people are shown the message', () => {
  const failure = failureOf(409, '{"message":"Ya no está","code":"item_reserved"}', 'Conflict')
  expect(failure.message).toBe('409: Ya no está')
  expect(failure.said).toBe('Ya no está')
  expect(failure.code).toBe('item_reserved')
})

test('a body that is not ours is never shown', () => {
  for (const body of ['<html>nginx</html>', '', '[]', '"text"', '{"message":5}']) {
    expect(failureOf(502, body, 'Bad Gateway').said).toBe('Bad Gateway')
  }
})

test('issues are kept when they have our shape and dropped when not', () => {
  const body = JSON.stringify({
    message: 'x',
    code: 'invalid',
    issues: [{ path: 'title', message: 'corto' }, { path: 5 }, null],
  })
  expect(failureOf(422, body, '').issues).toEqual([{ path: 'title', message: 'corto' }])
})

test('no answer at all is status 0', () => {
  expect(isFailure(noAnswer(), 0)).toBe(true)
  expect(isFailure(new Error('x'), 0)).toBe(false)
  expect(isFailure(failureOf(401, '', ''), 401)).toBe(true)
})

test('a person is told the server’s sentence, or ours where it says less or nothing', () => {
  const refused = failureOf(409, '{"message":"Ya no está","code":"item_reserved"}', '')
  expect(saidOr(refused, 'nuestra')).toBe('Ya no está')
  const vague = failureOf(500, '{"message":"Algo salió mal","code":"unexpected"}', '')
  const unknown = failureOf(502, '<html>', 'Bad Gateway')
  for (const error of [vague, unknown, noAnswer(), new Error('x'), undefined]) {
    expect(saidOr(error, 'nuestra')).toBe('nuestra')
  }
})
