/**
 * What one thing is called from country to country (ISO 3166; `all`: everywhere). Whoever searches in their own words
 * finds what others published in theirs. Words that mean another thing elsewhere are left out on purpose: "estufa" (a
 * cooker in México, a heater here), "torta", "saco".
 */
import { foldText, formsOf } from '../db/fold.ts'

type Words = Readonly<Record<string, string>>

/** Of each thing, its words by country, with commas between several. */
export const REGION_WORDS: readonly Words[] = [
  // Clothes and shoes
  {
    PY: 'champion, championes',
    UY: 'championes',
    AR: 'zapatillas',
    MX: 'tenis',
    ES: 'deportivas',
    all: 'sneakers',
  },
  {
    PY: 'campera',
    AR: 'campera',
    MX: 'chamarra',
    PE: 'casaca',
    ES: 'cazadora',
    BR: 'jaqueta',
    all: 'chaqueta, jacket',
  },
  {
    PY: 'remera',
    AR: 'remera',
    MX: 'playera',
    CL: 'polera',
    VE: 'franela',
    all: 'camiseta, t shirt',
  },
  { PY: 'buzo', AR: 'buzo', CL: 'polerón', MX: 'sudadera', ES: 'sudadera', all: 'hoodie, canguro' },
  {
    PY: 'pulóver',
    AR: 'pulóver',
    MX: 'suéter',
    PE: 'chompa',
    ES: 'jersey',
    all: 'suéter, sweater',
  },
  { PY: 'vaquero', AR: 'jean', MX: 'mezclilla', CL: 'jeans', all: 'vaqueros, jeans' },
  { PY: 'pollera', AR: 'pollera', BR: 'saia', all: 'falda, skirt' },
  {
    PY: 'ojotas',
    AR: 'ojotas',
    MX: 'chanclas',
    PE: 'sayonaras',
    UY: 'chancletas',
    BR: 'chinelo',
    all: 'chinelas',
  },
  { PY: 'medias', MX: 'calcetines', ES: 'calcetines', all: 'socks' },
  { PY: 'malla', AR: 'malla', ES: 'bañador', all: 'traje de baño' },
  { PY: 'corpiño', MX: 'brasier', ES: 'sujetador', CL: 'sostén' },
  { PY: 'anteojos', MX: 'lentes', ES: 'gafas', all: 'lentes, glasses' },
  { PY: 'aros', MX: 'aretes', ES: 'pendientes', UY: 'caravanas', VE: 'zarcillos' },
  { PY: 'kepis', AR: 'gorra', MX: 'cachucha', CL: 'jockey', all: 'gorra' },
  { PY: 'valija', MX: 'maleta', ES: 'maleta', all: 'suitcase' },
  { PY: 'cartera', MX: 'bolsa de mano', ES: 'bolso', all: 'bolso' },
  // Phones and computing
  {
    PY: 'celular',
    ES: 'móvil',
    all: 'celular, celu, móvil, teléfono, smartphone, cellphone, mobile',
  },
  { PY: 'notebook', ES: 'portátil', MX: 'laptop', all: 'notebook, laptop, netbook' },
  {
    PY: 'computadora',
    ES: 'ordenador',
    CO: 'computador',
    CL: 'computador',
    all: 'compu, pc, computer',
  },
  {
    PY: 'auriculares',
    MX: 'audífonos',
    ES: 'cascos',
    BR: 'fone de ouvido',
    all: 'audífonos, headphones, earphones',
  },
  {
    PY: 'parlante',
    MX: 'bocina',
    ES: 'altavoz',
    VE: 'corneta',
    BR: 'caixa de som',
    all: 'speaker',
  },
  { PY: 'pendrive', MX: 'memoria usb', ES: 'pen drive', all: 'usb' },
  { PY: 'mouse', ES: 'ratón' },
  { all: 'bluetooth, inalámbrico, inalámbrica, wireless' },
  { all: 'playstation, play station, play' },
  { PY: 'joystick', ES: 'mando', all: 'joystick, gamepad' },
  { PY: 'tele', all: 'tv, tele, televisor, televisión, televisora' },
  // Home
  {
    PY: 'heladera',
    AR: 'heladera',
    MX: 'refrigerador',
    VE: 'nevera',
    ES: 'frigorífico',
    CL: 'refri',
    BR: 'geladeira',
    all: 'fridge, refrigeradora',
  },
  { PY: 'freezer', MX: 'congelador', ES: 'congelador', all: 'congeladora' },
  {
    PY: 'lavarropas',
    AR: 'lavarropas',
    MX: 'lavadora',
    ES: 'lavadora',
    BR: 'máquina de lavar',
    all: 'washing machine',
  },
  { PY: 'ventilador', CR: 'abanico', DO: 'abanico', all: 'fan' },
  {
    PY: 'acondicionador',
    MX: 'minisplit',
    BR: 'ar condicionado',
    all: 'aire acondicionado, split',
  },
  { PY: 'pava', AR: 'pava', CL: 'hervidor', MX: 'tetera', all: 'caldera, kettle' },
  {
    PY: 'ropero',
    AR: 'placard',
    MX: 'clóset',
    ES: 'armario',
    all: 'armario, guardarropa, wardrobe',
  },
  { PY: 'frazada', MX: 'cobija', ES: 'manta', all: 'manta, cobertor, blanket' },
  { PY: 'sofá', AR: 'sillón', all: 'sofá, couch' },
  { PY: 'velador', ES: 'mesilla', MX: 'buró', all: 'mesita de luz' },
  { PY: 'alfombra', MX: 'tapete', BR: 'tapete', all: 'rug' },
  { PY: 'canilla', ES: 'grifo', MX: 'llave de agua', CL: 'llave de agua' },
  { PY: 'hamaca, kyha', VE: 'chinchorro', BR: 'rede', all: 'hammock' },
  { PY: 'pileta', MX: 'alberca', ES: 'piscina', all: 'piscina' },
  { PY: 'garrafa', MX: 'tanque de gas', VE: 'bombona', ES: 'bombona' },
  { PY: 'licuadora', ES: 'batidora de vaso', BR: 'liquidificador', all: 'blender' },
  { PY: 'silla, apyka', BR: 'cadeira', all: 'chair' },
  { PY: 'olla', ES: 'cacerola', BR: 'panela', all: 'cacerola' },
  { PY: 'colchón', BR: 'colchão', all: 'mattress' },
  { PY: 'pasto', ES: 'césped', MX: 'zacate', CO: 'grama', BR: 'grama' },
  // For whom
  { PY: 'dama', ES: 'mujer', BR: 'feminino', all: 'señora, femenino, femenina' },
  { PY: 'caballero', ES: 'hombre', BR: 'masculino', all: 'varón, masculino, masculina' },
  { PY: 'nene, mitãʼi', ES: 'niño', all: 'niño' },
  { PY: 'nena, mitãkuñaʼi', ES: 'niña', all: 'niña' },
  { PY: 'perro, jagua', BR: 'cachorro', all: 'dog' },
  { PY: 'gato, mbarakaja', all: 'cat' },
  { all: 'quinceañera, quince años, 15 años' },
  // Children
  { PY: 'cochecito', MX: 'carriola', CL: 'coche de bebé', ES: 'carrito de bebé', all: 'stroller' },
  { PY: 'mamadera', MX: 'mamila', VE: 'tetero', ES: 'biberón', all: 'biberón' },
  { PY: 'chupete', MX: 'chupón', CO: 'chupo', all: 'pacifier' },
  { PY: 'andador', MX: 'andadera', ES: 'tacatá' },
  { PY: 'pelota', MX: 'balón', ES: 'balón', BR: 'bola', all: 'balón, ball' },
  { PY: 'patineta', AR: 'skate', ES: 'monopatín', all: 'skate, skateboard' },
  { PY: 'barrilete', MX: 'papalote', ES: 'cometa', CL: 'volantín', all: 'pandorga, kite' },
  { PY: 'birome', AR: 'lapicera', MX: 'pluma', ES: 'bolígrafo', CO: 'esfero', all: 'bolígrafo' },
  { PY: 'muñeca', BR: 'boneca', all: 'doll' },
  { PY: 'juguete', BR: 'brinquedo', all: 'toy' },
  { PY: 'libro, aranduka', BR: 'livro', all: 'book' },
  { PY: 'cuna', BR: 'berço', all: 'crib' },
  { PY: 'guitarra', BR: 'violão', all: 'guitar' },
  // Getting about, and tools
  { PY: 'bici', CO: 'cicla', all: 'bici, bicicleta, bike, bicycle' },
  { PY: 'auto', MX: 'coche', CO: 'carro', ES: 'coche', all: 'auto, automóvil, carro' },
  { PY: 'camioneta', MX: 'troca', all: 'pickup' },
  { PY: 'moto', all: 'moto, motocicleta, motorcycle' },
  { PY: 'cubierta', MX: 'llanta', ES: 'neumático', CL: 'neumático', all: 'neumático, tire' },
  { all: 'camping, campamento, acampar' },
  { PY: 'carpa', ES: 'tienda de campaña', MX: 'casa de campaña', all: 'tent' },
  { PY: 'amoladora', CL: 'esmeril', MX: 'esmeriladora', CO: 'pulidora' },
  { PY: 'soldadora', ES: 'soldador', all: 'welder' },
  { PY: 'desmalezadora', MX: 'desbrozadora', AR: 'bordeadora', CO: 'guadaña' },
]

const wordsOfThing = (thing: Words): string[] => [
  ...new Set(
    Object.values(thing)
      .flatMap((words) => words.split(','))
      .map(foldText)
      .filter((word) => word !== ''),
  ),
]

/** Any form of a word -> all words of the same things. */
const SAME = new Map<string, Set<string>>()
for (const words of REGION_WORDS.map(wordsOfThing)) {
  for (const form of words.flatMap(formsOf)) {
    SAME.set(form, new Set([...(SAME.get(form) ?? []), ...words]))
  }
}

/** A folded word in its forms, with those of the words that other countries have for it. */
export function meaningsOf(word: string): string[] {
  return [...new Set([word, ...(SAME.get(word) ?? [])].flatMap(formsOf))]
}

/** Words of asking, which say nothing of the thing: Spanish, English, and of Guaraní what is sure. */
const ASKING: ReadonlySet<string> = new Set(
  `a al alguien algun alguna algunas alguno algunos an and any ando aheka aikoteve barata baratas barato baratos busca buscamos buscando busco cambio
  cambiar compro con cualquier de deseo del e el en estoy find for from get hay i la las lo looking los me mi my need
  necesita necesitamos necesito o of or para permuto por que quiero quisiera se searching some someone su the to trade
  tengo tiene tienen u un una unas uno unos urgente vendo want with y ya`.split(/\s+/),
)

/** Whether a folded word is one of asking. */
export const isAsking = (word: string): boolean => ASKING.has(word)

/** A search without its words of asking; all of them where nothing else is left. */
export function withoutAsking(words: string[]): string[] {
  const telling = words.filter((word) => !ASKING.has(foldText(word)))
  return telling.length > 0 ? telling : words
}
