import { describe, expect, test } from 'vitest'
import { hasAddress, hasLink, hasPhone } from './terms.ts'

/** As people write who had an exchange: nothing of it reaches anybody. */
const HONEST = [
  'Pagué 150.000 y quedamos todos contentos.',
  'Me completó Gs. 1.500.000 por la moto, sin vueltas.',
  'Valía unos 12.000.000 y lo cambiamos por 11.500.000 en cosas.',
  'Pidió 1500000 y bajó a 1200000, buena gente.',
  'Quedamos en ₲ 981.000 de diferencia, todo bien.',
  'Nos vimos el 12/11 a las 18:30, llegó puntual.',
  'Cambiamos el 09/11/2026 18:30 frente al shopping.',
  'Quedamos el 9/8/2026, 16:45, y cumplió.',
  'Fue el 2026-11-30 10:30 como dijimos.',
  'Atiende de 08:00 a 18:00, se puede coordinar.',
  'Atiende 08:00-18:30 09:00-12:00, ideal.',
  'Nos encontramos en la calle Palma, muy amable.',
  'Nos vimos en calle Palma a las 18:30 y todo perfecto.',
  'La plaza está a 2 cuadras de la avenida España.',
  'Fuimos por la avenida Mcal. López hasta el shopping.',
  'La calle 14 de Mayo estaba cortada, igual llegó.',
  'En la calle Palma a 200 metros de la plaza.',
  'La avenida Artigas tiene 4 carriles y mucho tráfico, me esperó igual.',
  'El iPhone 13 128 GB estaba como nuevo.',
  'El Samsung SM-A125F anda de diez, 4 GB y 64 GB.',
  'Un Redmi 12 casi nuevo, tal cual las fotos.',
  'El Nokia 3310 casi sin uso, una joya.',
  'Zapatos talle N° 42 y remera talle 12, impecables.',
  'Tenía talles 36 37 38 39 40 y 41 para probar.',
  'La tele es 1920x1080 de 43 pulgadas.',
  'Placa RTX 3060 12 GB, memoria DDR4 3200 16 GB.',
  'Bicicleta rodado 29, 21 marchas, modelo 2022.',
  'La cama es de 1,40 x 1,90 y el colchón 140x190x25.',
  'Le faltaba 1 de 12 piezas, me devolvió 50.000.',
  'Muy puntual.Me gustó el trato.',
  'Todo bien.es una persona seria',
  'Excelente.me dio hasta la caja original',
  'Iporã la trato, aguyje ndéve.',
  'Ha’e oguahẽ porã, che avy’a.',
  'Mba’éichapa, todo legal nomás.',
  'Tudo certo. Com certeza recomendo.',
  'Un 10. Punto. Comunicación excelente.',
  'Hasta el punto de esperarme una hora, y con lluvia.',
  'Llegó 15 minutos tarde pero avisó dos veces.',
  'De uno a diez, un nueve: tres horas de charla y dos terere.',
  'Cambié 3 libros por 2 discos; 5 estrellas.',
  'Me respondió en 24 hs y coordinamos en 2 o 3 mensajes.',
  'Vino desde el km 14 de Ruta 1 sin quejarse.',
  'El Dr. Pérez 100% recomendable.',
  'General, todo bien: 5 de 5.',
  'La casa 2 pisos más arriba tenía perro, pero salió enseguida.',
  'El producto no era lo que decía: 32 GB en vez de 64 GB.',
  'Pagué 150 casi todo en efectivo.',
  'El celular Moto G84 5G 256 GB 12 GB llegó sellado.',
  'El teléfono costó 1.800.000 en su momento.',
  'Me llamó 2 veces para avisar que venía en camino.',
  'No contestó el teléfono y me dejó plantado 40 minutos.',
  'Su WhatsApp no hizo falta, todo por el chat.',
  'Entre el 12 y el 15/12 cambió tres veces de fecha.',
  'Modelo 1998-2004, repuesto original.',
  'Very kind, on time at 6:30, would trade again.',
  'She was great.I would do it again',
  'Good phone, 6.7 inches, 5000 mAh, 8/256 GB.',
  'Nos vimos en la terminal, andén 14, colectivo 12.',
  'El taladro Bosch GSB 13 RE de 600 W anda perfecto.',
  'Batería 12V 7Ah, cargador 220V, todo probado.',
  'La muñeca N° 3 de la colección 1985, hermosa.',
  'Quedamos en el Paseo La Galería, piso 2.',
  'Le doy 4 estrellas porque la caja tenía 1 rayón de 3 cm.',
  'Cumplió, 09 hs en punto, me esperaba.',
  'Precio 350.000 o 400.000 con envío, elegí el de 350.000.',
]

const PHONES = [
  'Escribile al 0981123456.',
  'Llamá al 0981 123 456',
  'su número 0981-123-456 anda',
  '0981.123.456 es su número',
  '(0981) 123 456',
  '0 9 8 1 1 2 3 4 5 6',
  '0.9.8.1.1.2.3.4.5.6',
  '0-9-8-1-1-2-3-4-5-6',
  'O981123456 te atiende',
  '0981 i23 456 y O98l l23 456',
  '0981x123x456',
  '0981 y después 123 y 456',
  '+595 981 123 456',
  '+595981123456',
  '00595 981 123456',
  '595981123456',
  '981 123 456 para más cosas',
  '981123456',
  '０９８１１２３４５６',
  '０９８１ １２３ ４５６',
  '٠٩٨١١٢٣٤٥٦',
  '0\u200b9\u200b8\u200b1\u200b1\u200b2\u200b3\u200b4\u200b5\u200b6',
  'cero nueve ocho uno, uno dos tres, cuatro cinco seis',
  'cero nueve ochenta y uno doce treinta y cuatro cincuenta y seis',
  'zero nine eight one one two three four five six',
  '09 ocho 1 12 34 56',
  'Es el 021 600 123 de tarde',
  '(021) 600-123',
  '0336 272 000 en Pedro Juan',
  '+54 9 11 4567 8901',
  '+55 45 99912-3456',
  'mi wsp: 11 4567 8901',
  'WhatsApp 456-7890',
  'tel. 600 123',
  '1) 0971 234 567',
]

const LINKS = [
  'mirá https://malo.example/x',
  'http://malo.example',
  'hxxps://malo.example',
  'www.malo.example',
  'www malo'.replace(' ', '.'),
  'entrá a tienda.com.py',
  'TIENDA.COM',
  'tienda .com',
  'tienda . com',
  'tienda[.]com',
  'tienda(.)com',
  'tienda punto com',
  'tienda (punto) com punto py',
  'tienda dot com',
  'silvia@gmail.com',
  'silvia arroba gmail punto com',
  'wa.me/595981',
  'wa.me',
  'wa punto me barra 595',
  't.me/silvia',
  'fb.me/silvia',
  'bit.ly/abc',
  'bit ly abc',
  'instagram.com/silvia',
  'ｗｗｗ．ｔｉｅｎｄａ．ｃｏｍ',
  'tienda\u200b.\u200bcom',
  'mi-tienda.shop',
  'linktr.ee/silvia',
  'forms.gle/abc',
  'algo.es/oferta',
]

const ADDRESSES = [
  'Vive en av. Mcal. López 1234',
  'Avda. Mariscal López 1234 casi Brasilia',
  'Calle Palma N° 512',
  'calle palma nº 512',
  'calle Palma Nro. 512',
  'calle Palma #512',
  'calle palma 512',
  'Calle 14 de Mayo 873, segundo piso',
  'AVENIDA ESPAÑA 1520',
  'Su casa es Palma 512 casi Alberdi',
  'Palma 512 c/ Alberdi',
  'Palma 345 esq. 14 de Mayo',
  'avenida España casi Brasilia',
  'Vive en Herrera casi Yegros',
  'vive en Gral. Santos 512',
  'Dr. Morra 348',
  'Tte. Fariña 1162 y Constitución',
  'Pasaje Molas 45'.replace('45', 'N° 45'),
  'barrio San Pablo, casa N° 34',
  'casa nro 12 del barrio',
  'Mz. 5 lote 12',
  'manzana C casa 14',
  'ｃａｌｌｅ Ｐａｌｍａ ５１２',
  '1234 Palma street',
  'calle 25 nro 340',
]

test('there are enough of each', () => {
  expect(HONEST.length).toBeGreaterThanOrEqual(60)
  expect(PHONES.length + LINKS.length + ADDRESSES.length).toBeGreaterThanOrEqual(60)
})

describe('an honest sentence reaches nobody', () => {
  test.each(HONEST)('%s', (text) => {
    expect([hasPhone(text), hasLink(text), hasAddress(text)]).toEqual([false, false, false])
  })
})

describe('a phone number is found', () => {
  test.each(PHONES)('%s', (text) => {
    expect(hasPhone(text)).toBe(true)
    expect(hasPhone(`Todo bien, gracias. ${text} y listo.`)).toBe(true)
  })
})

describe('a link is found', () => {
  test.each(LINKS)('%s', (text) => {
    expect(hasLink(text)).toBe(true)
    expect(hasLink(`Todo bien, gracias: ${text} , y listo.`)).toBe(true)
  })
})

describe('a door is found', () => {
  test.each(ADDRESSES)('%s', (text) => {
    expect(hasAddress(text)).toBe(true)
    expect(hasAddress(`Todo bien. ${text}, gracias.`)).toBe(true)
  })
})

/** What begins as a number, an address or a link does, and goes on without an end. */
const HOSTILE = [
  ...['0 ', '09', '1.', '1 x ', 'calle ', 'calle.', "calle'", 'a. ', 'a-', '1 de ', 'un o ', '+'],
  ...['Palma 12 ', 'x.', 'Vive en Palma ', 'Ab', 'A', '12 ab ', 'manzana ', 'tel 1', '0981 '],
]
const ENDLESS = ['calle ', 'mcal. ', 'Vive en A', 'avenida San ', '12 ', 'casa en B', '']
  .flatMap((start) =>
    ['x', 'é', 'X', "'", '.', 'ab ', 'abcdefghij ', "a'"].map((on) => [start, on]),
  )
  .map(
    ([start = '', on = '']) =>
      (length: number) =>
        start + on.repeat(length / on.length),
  )
const SHAPES = [
  ...HOSTILE.map((piece) => (length: number) => piece.repeat(length / piece.length)),
  ...ENDLESS,
]

/** In ms of this process's own work: what else the machine does meanwhile is not the text's. */
const judged = (text: string): number => {
  const began = process.cpuUsage()
  hasPhone(text)
  hasLink(text)
  hasAddress(text)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

test('whatever a text is made of, eight times of it takes no more than some times as long', () => {
  const slow = SHAPES.flatMap((made) => {
    const least = (length: number) => Math.min(...[1, 2, 3].map(() => judged(made(length))))
    // What grows with the square of its length takes 64 times as long; what is tried in every way is never done.
    return least(16_000) > 24 * least(2000) + 20 ? [made(40)] : []
  })
  expect(slow).toEqual([])
})

test('the longest text is judged at once, whatever it is made of', () => {
  const spent = SHAPES.map((made) => judged(made(5000)))
  expect(spent.reduce((sum, one) => sum + one, 0)).toBeLessThan(6000)
})
