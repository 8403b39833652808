/**
 * How people write places: what they shorten, what they add, and what is named after a town without being in it. Maps,
 * not records: a word may be any, `constructor` too.
 */

/** One word for another, anywhere: "Cnel. Oviedo", "Sta. Rita". */
export const SHORT_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sta: 'santa',
    sto: 'santo',
    cnel: 'coronel',
    gral: 'general',
    pte: 'presidente',
    pdte: 'presidente',
    mcal: 'mariscal',
    cap: 'capitan',
    cptan: 'capitan',
    fdo: 'fernando',
    pto: 'puerto',
    dr: 'doctor',
    cdad: 'ciudad',
    cd: 'ciudad',
    bo: 'barrio',
    brio: 'barrio',
    b: 'barrio',
    bª: 'barrio',
    bº: 'barrio',
  }),
)

/** Names that people shorten or spell in their own way -> the gazetteer's name (folded) and country. */
export const SHORT_NAMES = new Map<string, readonly [name: string, country: string]>(
  Object.entries({
    cde: ['ciudad del este', 'PY'],
    'ciudad este': ['ciudad del este', 'PY'],
    'ciudad de este': ['ciudad del este', 'PY'],
    pjc: ['pedro juan caballero', 'PY'],
    'pedro juan': ['pedro juan caballero', 'PY'],
    enc: ['encarnacion', 'PY'],
    encar: ['encarnacion', 'PY'],
    asu: ['asuncion', 'PY'],
    asun: ['asuncion', 'PY'],
    sanlo: ['san lorenzo', 'PY'],
    'san lo': ['san lorenzo', 'PY'],
    's lorenzo': ['san lorenzo', 'PY'],
    fdm: ['fernando de la mora', 'PY'],
    fdlm: ['fernando de la mora', 'PY'],
    fernando: ['fernando de la mora', 'PY'],
    'f de la mora': ['fernando de la mora', 'PY'],
    mra: ['mariano roque alonso', 'PY'],
    mariano: ['mariano roque alonso', 'PY'],
    'roque alonso': ['mariano roque alonso', 'PY'],
    'mariano r alonso': ['mariano roque alonso', 'PY'],
    'mr alonso': ['mariano roque alonso', 'PY'],
    'v elisa': ['villa elisa', 'PY'],
    'v hayes': ['villa hayes', 'PY'],
    'villa rica': ['villarrica', 'PY'],
    'san ber': ['san bernardino', 'PY'],
    sanber: ['san bernardino', 'PY'],
    minga: ['minga guazu', 'PY'],
    'ja saldivar': ['j augusto saldivar', 'PY'],
    jas: ['j augusto saldivar', 'PY'],
    'augusto saldivar': ['j augusto saldivar', 'PY'],
    'julian augusto saldivar': ['j augusto saldivar', 'PY'],
    mallorquin: ['doctor juan leon mallorquin', 'PY'],
    'campo nueve': ['campo 9', 'PY'],
    'san juan misiones': ['san juan bautista', 'PY'],
    'san juan bautista misiones': ['san juan bautista', 'PY'],
    'san ignacio misiones': ['san ignacio', 'PY'],
    'san ignacio guazu': ['san ignacio', 'PY'],
    'san pedro del ycuamandiyu': ['san pedro de ycuamandiyu', 'PY'],
    'bs as': ['buenos aires', 'AR'],
    bsas: ['buenos aires', 'AR'],
    'bs aires': ['buenos aires', 'AR'],
    caba: ['buenos aires', 'AR'],
    'capital federal': ['buenos aires', 'AR'],
    cba: ['cordoba', 'AR'],
    mvd: ['montevideo', 'UY'],
    stgo: ['santiago', 'CL'],
    cdmx: ['ciudad de mexico', 'MX'],
    'mexico df': ['ciudad de mexico', 'MX'],
    scz: ['santa cruz de la sierra', 'BO'],
    foz: ['foz do iguacu', 'BR'],
    'foz de iguazu': ['foz do iguacu', 'BR'],
    'foz de yguazu': ['foz do iguacu', 'BR'],
  }),
)

/** Besides their names. */
export const SHORT_COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    py: 'PY',
    pry: 'PY',
    paraguai: 'PY',
    arg: 'AR',
    brazil: 'BR',
    bra: 'BR',
    mx: 'MX',
    mex: 'MX',
    rd: 'DO',
    dominicana: 'DO',
  }),
)

/** Parts of Paraguay that are no town. Those that share a town's name mean it only where no other town is named. */
export const DEPARTMENTS: ReadonlySet<string> = new Set([
  ...['alto paraguay', 'alto parana', 'amambay', 'boqueron', 'caaguazu', 'caazapa', 'canindeyu'],
  ...['central', 'chaco', 'concepcion', 'cordillera', 'gran asuncion', 'guaira', 'interior'],
  ...['itapua', 'misiones', 'neembucu', 'paraguari', 'presidente hayes', 'san pedro'],
])

/** What stands around a place and says nothing of which one. */
export const NOISE: ReadonlySet<string> = new Set([
  ...['a', 'al', 'ahi', 'aca', 'alrededor', 'alrededores', 'altura', 'aeropuerto', 'area', 'casa'],
  ...[
    'casco',
    'centrico',
    'centro',
    'cerca',
    'cercanias',
    'ciudad',
    'costanera',
    'cruce',
    'cuadra',
  ],
  ...['cuadras', 'de', 'del', 'departamento', 'depto', 'desde', 'detras', 'distrito', 'dpto', 'el'],
  ...['en', 'entrada', 'entrego', 'envio', 'envios', 'este', 'estoy', 'frente', 'guasu', 'hasta'],
  ...['interior', 'km', 'kilometro', 'kilometros', 'la', 'las', 'lado', 'lejos', 'lo', 'los', 'mi'],
  ...[
    'metros',
    'microcentro',
    'minutos',
    'min',
    'mts',
    'norte',
    'oeste',
    'para',
    'pasando',
    'periferia',
  ],
  ...[
    'por',
    'puerto',
    'republica',
    'retiro',
    'ruta',
    'salida',
    'sobre',
    'solo',
    'soy',
    'sur',
    'terminal',
  ],
  ...['tava', 'tavape', 'tras', 'urbano', 'vivo', 'y', 'yo', 'zona', 'zonas'],
])

/** A town's name right behind one of these is the name of a street, a person or a neighbourhood. */
export const NAMED_AFTER: ReadonlySet<string> = new Set([
  ...['avda', 'av', 'avenida', 'barrio', 'calle', 'casi', 'c', 'comp', 'compania', 'don', 'dona'],
  ...['e', 'entre', 'esq', 'esquina', 'familia', 'flia', 'fraccion', 'pasaje', 'senor', 'senora'],
  ...['sr', 'sra', 'urbanizacion', 'virgen', 'parroquia', 'ruta'],
])

/** The same, but not with "de" between: the square of Luque is in Luque. */
export const NAMED_AFTER_UNLESS_OF: ReadonlySet<string> = new Set([
  ...['banco', 'bar', 'cancha', 'capilla', 'clinica', 'club', 'colegio', 'condominio', 'edificio'],
  ...[
    'escuela',
    'estadio',
    'estancia',
    'farmacia',
    'hospital',
    'hotel',
    'iglesia',
    'laguna',
    'mall',
  ],
  ...['mercado', 'parque', 'plaza', 'sanatorio', 'shopping', 'super', 'supermercado', 'torre'],
])

/** A town behind one of these is a hint where another one is named besides. */
export const ONLY_NEAR: ReadonlySet<string> = new Set([
  ...['cerca', 'lejos', 'camino', 'rumbo', 'minutos', 'min', 'km', 'limite', 'frente', 'hacia'],
])

/** Names that say a neighbourhood only beside a town: there is one of them everywhere. */
export const COMMON_FIRST_WORDS: ReadonlySet<string> = new Set([
  ...['san', 'santa', 'santo', 'santisima', 'virgen', 'maria', 'sagrada', 'area', 'buena', 'bella'],
  ...['nueva', 'primer', 'segundo', 'tercer', 'cuarto', 'cerrito', 'rincon', 'centro', 'fatima'],
  ...[
    'florida',
    'felicidad',
    'retiro',
    'salado',
    'terminal',
    'palomar',
    'catedral',
    'la',
    'candelaria',
  ],
  ...['inmaculada', 'salinas', 'pilar', 'mariscal', 'residentas', 'trinidad', 'caaguazu', 'costa'],
  ...[
    'republicano',
    'carolina',
    'reducto',
    'los',
    'tres',
    'general',
    'doctor',
    'espiritu',
    'corazon',
  ],
  ...['3', '23', 'nazareth', 'herrera', 'jara', 'montana', 'campo', 'don', 'kennedy', 'boqueron'],
])
