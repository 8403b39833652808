import { expect, test } from 'vitest'
import { deviceOf, isHandheld } from './device.ts'

test.each([
  ['Chrome · Android', 'Chrome', 'Android', true],
  ['Samsung Internet · Android', 'Samsung Internet', 'Android', true],
  ['Safari · iPad', 'Safari', 'iPad', true],
  ['Edge · Windows', 'Edge', 'Windows', false],
  ['Firefox', 'Firefox', '', false],
  ['iPhone', '', 'iPhone', true],
  ['', '', '', false],
])('%j is %j on %j', (name, program, system, handheld) => {
  expect(deviceOf(name)).toEqual({ program, system })
  expect(isHandheld(deviceOf(name))).toBe(handheld)
})
