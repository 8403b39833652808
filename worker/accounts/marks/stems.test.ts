/** What is the same number, mailbox and document however it is written (D60). */
import { describe, expect, test } from 'vitest'
import { documentStem, mailboxStem, phoneStem } from './stems.ts'

describe('a phone', () => {
  test.each([
    ['0981 123 456', 'Paraguay', '595981123456'],
    ['(0981) 123-456', 'Paraguay', '595981123456'],
    ['981123456', 'Paraguay', '595981123456'],
    ['+595 981 123456', 'Paraguay', '595981123456'],
    ['+595 (0)981 123456', 'Paraguay', '595981123456'],
    ['00595981123456', 'Paraguay', '595981123456'],
    ['595 981 123 456', 'Paraguay', '595981123456'],
    // Whoever says that they live elsewhere has the same number.
    ['+595 0981 123456', 'Ecuador', '595981123456'],
    // The same digits dialled within another country are another number.
    ['0981 123 456', 'Ecuador', '593981123456'],
    ['021 555 100', 'Paraguay', '59521555100'],
    ['+1 809 555 0100', 'República Dominicana', '18095550100'],
    ['0151 234567', 'Otro', '151234567'],
  ])('%s of %s is %s', (number, country, stem) => expect(phoneStem(number, country)).toBe(stem))
})

describe('a mailbox', () => {
  test.each([
    ['Ana.Ruiz+jopoi@Gmail.com', 'anaruiz@gmail.com'],
    ['anaruiz@googlemail.com', 'anaruiz@gmail.com'],
    ['ana.ruiz+a+b@correo.com.py', 'ana.ruiz@correo.com.py'],
    // There dots are another mailbox.
    ['anaruiz@correo.com.py', 'anaruiz@correo.com.py'],
    ['+ana@correo.com.py', '+ana@correo.com.py'],
  ])('%s is %s', (address, stem) => expect(mailboxStem(address)).toBe(stem))
})

describe('a document', () => {
  test.each([
    ['4.123.456', 'PY:4123456'],
    ['04123456', 'PY:4123456'],
    ['C.I. 4 123 456', 'PY:4123456'],
    ['CI4123456', 'PY:4123456'],
    ['Cédula de Identidad Civil Nº 4.123.456', 'PY:4123456'],
    ['C.I.C. N° 04123456', 'PY:4123456'],
    ['doc. nro. 4123456', 'PY:4123456'],
    ['DNI 12.345.678', 'PY:12345678'],
    ['DNI AR 12.345.678', 'AR:12345678'],
    ['AR DNI Nº 12.345.678', 'AR:12345678'],
    ['Pasaporte AB123456', 'PY:AB123456'],
    ['AR 12.345.678', 'AR:12345678'],
    ['ab-123456', 'PY:AB123456'],
  ])('%s is %s', (number, stem) => expect(documentStem(number)).toBe(stem))

  test.each(['123', 'CI 1234', '00001', 'Nº 0', 'C.I. Nº', 'AR 1234'])('%s is none', (number) =>
    expect(documentStem(number)).toBeNull(),
  )
})
