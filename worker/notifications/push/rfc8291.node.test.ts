/** The library that encrypts pushes, against the example of RFC 8291 (section 5): the same keys and salt, the same bytes. */
import { createECDH } from 'node:crypto'
import { encrypt } from 'http_ece'
import { expect, test } from 'vitest'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('"When I grow up, I want to be a watermelon" becomes what the standard says', () => {
  const privateKey = createECDH('prime256v1')
  privateKey.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const encrypted = encrypt(Buffer.from('When I grow up, I want to be a watermelon'), {
    version: 'aes128gcm',
    privateKey,
    dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    authSecret: 'BTBZMqHH6r4Tts7J_aSIgg',
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  })
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})
