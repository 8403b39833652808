/** Words of titles that tell a category, folded and singular. Spanish, English, some Guaraní and brands. */
import type { CategoryKey } from '#terms/categories'

export const CATEGORY_WORDS: Record<Exclude<CategoryKey, 'other'>, string> = {
  electronics:
    'televisor television tele tv led parlante altavoz auricular audifono camara fotografica filmadora consola playstation ps4 ps5 xbox nintendo switch radio bluetooth proyector dvd smartwatch drone speaker headphone camera console projector television',
  phones:
    'celular telefono smartphone iphone samsung galaxy xiaomi redmi motorola huawei android cargador funda phone cellphone charger case',
  computing:
    'computadora computador notebook laptop pc tablet ipad impresora monitor teclado mouse raton disco ssd memoria ram router modem pendrive webcam macbook computer printer keyboard screen',
  appliances:
    'heladera refrigerador nevera lavarropa lavadora microonda horno cocina licuadora batidora plancha ventilador aire acondicionado aspiradora freidora cafetera estufa termo freezer fridge refrigerator washer microwave oven blender iron fan vacuum kettle stove',
  home: 'mesa silla sillon sofa cama colchon ropero placard armario escritorio estante lampara alfombra cortina espejo sabana frazada olla plato vaso mueble hamaca biblioteca table chair sofa couch bed mattress wardrobe desk shelf lamp rug curtain mirror furniture hammock',
  clothes:
    'camisa remera pantalon vaquero jean vestido falda pollera campera abrigo chaqueta zapato zapatilla championes sandalia bota bolso cartera mochila gorra sombrero cinturon traje saco ropa calzado ao poi shirt trousers dress skirt jacket coat shoe sneaker boot bag hat belt suit clothes',
  babies:
    'bebe cuna cochecito carrito panal mamadera biberon mameluco andador corral silleta infantil nino nina baby crib stroller diaper bottle highchair kid',
  toys: 'juguete muneca muneco lego rompecabeza puzzle peluche juego carta autito camioncito ajedrez domino pelota trompo toy doll teddy game chess board card',
  sports:
    'bicicleta bici pesa mancuerna futbol camiseta raqueta tenis patin patineta skate carpa camping pesca cana canoa gimnasio yoga casco botin arquero bicycle bike dumbbell football soccer racket tennis skateboard tent fishing gym helmet',
  books:
    'libro novela cuento enciclopedia diccionario revista comic manga biblia manual book novel dictionary magazine textbook bible',
  music:
    'guitarra bajo piano teclado organo bateria violin flauta arpa acordeon bandoneon saxofon trompeta microfono amplificador vinilo disco tambor guitar bass drum violin flute harp accordion saxophone trumpet microphone amplifier vinyl',
  tools:
    'taladro martillo sierra amoladora destornillador llave pinza soldadora compresor escalera generador motosierra lijadora herramienta drill hammer saw grinder screwdriver wrench plier welder compressor ladder generator chainsaw tool',
  garden:
    'planta maceta jardin cesped cortadora desmalezadora manguera semilla rosal orquidea suculenta arbol abono pala rastrillo regadera yuyo plant pot garden lawn mower hose seed orchid succulent tree shovel rake',
  vehicles:
    'auto coche carro camioneta moto motocicleta scooter cubierta llanta neumatico bateria repuesto motor camion tractor remolque lancha casco autoparte radiador car truck motorcycle tire tyre wheel engine trailer boat',
  art: 'cuadro pintura escultura artesania nanduti antiguedad moneda billete estampilla coleccion figura ceramica poster marco painting sculpture craft antique coin stamp collection ceramic frame',
}
