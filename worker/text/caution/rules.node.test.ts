/** Messages as people write them: which show their reader a caution (D59), and which must not. */
import { describe, expect, test } from 'vitest'
import { type Caution, cautionOf } from './rules.ts'

const CAUTIONED: readonly (readonly [Caution, string])[] = [
  ['money', 'Mandame 50.000 por giro y te lo guardo'],
  ['money', 'Enviame la plata primero y después te lo llevo'],
  ['money', 'Transferime 100 mil así lo reservo para vos'],
  ['money', 'Te paso mi número de cuenta y me transferís'],
  ['money', 'Depositame Gs. 30.000 para el pasaje, porfa'],
  ['money', 'Para reservarlo tenés que pagar por adelantado'],
  ['money', 'Pagá el envío y sale hoy mismo'],
  ['money', 'Tienes que pagar primero, así trabajo yo'],
  ['money', 'Necesito una seña para guardártelo'],
  ['money', 'Dejame una seña y es tuyo'],
  ['money', 'El pago es por adelantado, sin excepción'],
  ['money', 'Solo acepto Western Union'],
  ['money', 'Lo cobro por Tigo Money nomás'],
  ['money', 'Podés pagar con giros Tigo'],
  ['money', 'Hacelo por PayPal o en bitcoin'],
  ['money', 'Comprame una tarjeta de regalo y te mando todo'],
  ['money', 'Envía el anticipo y coordinamos'],
  ['money', 'Mándeme el dinero a mi cuenta del banco'],
  ['money', 'Primero la plata, después la bici'],
  ['money', 'Emondo raẽ la plata'],
  ['money', 'Embou chéve pirapire'],
  ['money', 'Ehepyme’ẽ raẽ'],
  ['money', 'Send me the money first and I will ship it'],
  ['money', 'You have to pay upfront'],
  ['money', 'Please wire the deposit today'],
  ['money', 'My bank account is 123'],
  ['service', 'Hablame por WhatsApp mejor'],
  ['service', 'Escribime al wsp'],
  ['service', '¿Tenés Telegram?'],
  ['service', 'Pasame tu Instagram'],
  ['service', 'Agregame al Face'],
  ['service', 'Text me on WhatsApp'],
  ['service', 'dame tu número de whatsapp'],
  ['link', 'Entrá en https://premio.example.top/abc'],
  ['link', 'Mirá más fotos en bit.ly/3xYz'],
  ['link', 'está en mi página www.mitienda.com.py'],
  ['phone', 'Mi número es 0981 123 456'],
  ['phone', 'llamame al 0971.555.444'],
  ['phone', 'cero nueve ochenta y uno, uno dos tres cuatro cinco seis'],
]

const QUIET = [
  'Hola, ¿sigue disponible?',
  '¿Tenés más fotos?',
  'Mandame más fotos, porfa',
  'Mandame la ubicación cuando salgas',
  'Envíame fotos de la caja',
  'Te mando una foto de la batería',
  'Te doy la radio y 100.000 de diferencia',
  '¿Me das 50.000 además de la silla?',
  'Pagame la diferencia cuando nos veamos',
  'El dinero te lo doy en mano',
  'La plata te la entrego cuando nos encontremos',
  'Mandame la plata con mi hermano no, mejor en mano',
  'Llevo los 80 mil en efectivo',
  'Te pago 20.000 más y cerramos',
  'Pagué 1.500.000 cuando era nuevo',
  'Vale unos Gs. 180.000, ¿te parece?',
  'Nos vemos antes de las 18:30 en la plaza',
  'Primero quiero verla, después decidimos',
  'Llego primero yo y te espero',
  'Te aviso antes de salir',
  '¿Nos encontramos primero en el shopping?',
  'Voy en camino, llego en 10 minutos',
  '¿El sábado a las 10 te queda bien?',
  'El celular anda perfecto, WhatsApp y todo',
  'La tablet no tiene WhatsApp instalado',
  'Tiene 64 GB, Facebook va lento nomás',
  'Es un Samsung A12, 4 GB y 128 GB',
  'Talle 42, casi sin uso',
  'La bici es rodado 26, modelo 2019',
  'Te cambio por la guitarra y el ampli',
  'Puedo agregar un libro si querés',
  'El banco del jardín lo hice yo, es de lapacho',
  'Hay un cajero del banco al lado del shopping',
  'La transferencia del título de la moto la hacemos en la escribanía',
  '¿Hacemos el trato hoy?',
  'Pasame a buscar por la terminal',
  'Mi hija usa la cuenta de Netflix en esa tele',
  'Mba’éichapa, oĩ gueteri?',
  'Aguyje, jajotopa ko’ẽrõ',
  'Ajúta las 5 pe',
  'Sure, see you first thing tomorrow',
  'Can you send me more pictures?',
  'I pay cash when we meet',
  'Your offer is fine, I accept',
]

describe('a message', () => {
  test.each(CAUTIONED)('cautions of %s: %s', (caution, text) => {
    expect(cautionOf(text)).toBe(caution)
    expect(cautionOf(text.toUpperCase().normalize('NFD'))).toBe(caution)
  })

  test.each(QUIET)('is quiet: %s', (text) => {
    expect(cautionOf(text)).toBeNull()
  })

  test('of the greatest length is judged in no time', () => {
    const long = ['pagame ', 'mandame a ', '0 ', 'por mi tu ', 'a.'].map((part) =>
      part.repeat(Math.ceil(2000 / part.length)),
    )
    const began = performance.now()
    for (const text of long) cautionOf(text)
    expect(performance.now() - began).toBeLessThan(500)
  })
})
