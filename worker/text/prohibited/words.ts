/**
 * What may not be offered here (D60), by the words with which people offer it: Spanish as it is spoken in Paraguay, English, and
 * the Guaraní that is sure. Folded: small letters without accents and apostrophes; plurals are found by themselves. On the
 * server alone: no page carries it. A word that means other things as well says what it needs, or what makes it harmless.
 */

export const PROHIBITED = [
  'weapons',
  'ammunition',
  'drugs',
  'medicines',
  'animals',
  'documents',
  'adult',
  'money',
] as const
export type Prohibited = (typeof PROHIBITED)[number]

export type Entry = {
  /** Each is a word or several, one behind the other. */
  words: string
  /** One of these has to stand near. */
  needs?: string
  /** Near and behind it: then it is something else. */
  unless?: string
  /** Only what a title offers: its first noun, not what something is for, of or against. */
  isOffered?: boolean
  /** Only in a title: in a description it is said of anything. */
  inTitle?: boolean
  /** Also as a book, a film, a picture. */
  inAnyForm?: boolean
}

/** Before it: what is offered is this, and the word says what it is of, for or about. */
export const OTHER_THINGS = `
  libro libreta novela cuento revista enciclopedia diccionario manual guia apunte fotocopia atlas historieta comic manga biografia
  pelicula film dvd bluray vhs serie documental poster afiche lamina cuadro pintura dibujo foto fotografia postal estampa estampilla sello
  remera camiseta buzo gorra taza termo vaso plato sticker calcomania pin prendedor llavero iman mochila bolso cartuchera parche bandera
  disco vinilo cd casete juego videojuego consola ps2 ps3 ps4 ps5 xbox playstation nintendo curso carrera facultad estudiante tesis
  juguete peluche muneco muneca figura figurita funko lego playmobil rompecabezas puzzle disfraz mascara careta antifaz amigurumi titere
  estatua estatuilla escultura adorno decoracion portallave lampara velador reloj alfombra almohada almohadon sabana frazada manta cortina
  colchoneta funda estuche porta portadocumento portapasaporte vitrina carpeta archivador folder organizador alcancia billetera
  zapatilla zapato champion botin sandalia perfume colonia auto pantalon short campera pelota moto reproductor
  soporte repuesto detector lector pastillero botiquin heladerita conservadora gabinete estante mueble cama cucha casita casa jaula pecera
  acuario terrario corral comedero bebedero comida alimento balanceado galletita snack hueso collar correa arnes bozal pretal cadena chapita
  ropa ropita capa transportadora rascador arena arenero shampoo champu cepillo peine cortauna maquina tijera repelente veneno trampa
  mata antipulga pulguicida casco montura silla apero freno estribo espuela rienda lazo herradura huevo cuero cuerno pluma lana queso
  molde cortante sorpresa torta vela cotillon globo invitacion cuaderno lapiz tatuaje aro anillo pulsera dije
  book novel magazine comic poster movie dvd game toy plush figure costume mug shirt cap cage leash collar bed food bowl holster case cover
`

/** "Caja de balas": what is in it is offered; "caja para balas": the box is. */
export const QUANTITIES = `
  caja bolsa frasco blister tableta ampolla lote pack kit par pareja casal camada docena media kilo kg gramo litro unidad maletin cofre canasto piedra
  tarro pote cria trio grupo box pair lot
`

/** Behind it: it is made of this, or for play. */
export const PLAY = `
  juguete peluche agua nerf lego playmobil espuma foam hidrogel burbuja dardo disfraz cosplay carnaval cotillon utileria corcho
  adorno decoracion decorativo decorativa decorar inflable miniatura llavero didactico didactica toy water plush bubble
`

/** A real one is said with these, whatever else is said. */
export const REAL =
  'calibre cal 9mm 380 357 dimabel tenencia fuego legal registrada registrado papeles'

const TOOLS = `
  pegamento silicona calor pintar pintura soldar soldadora estano impacto masaje masajeador masajeadora muscular engrasar engrasadora grasa clavo
  lavar hidrolavadora lavado riego regar manguera nafta combustible surtidor termica termometro temperatura codigo barra escaner lector
  etiquetadora tatuar tatuaje soplar sopladora sopletear sulfatar selladora sellador neumatica grapa grapadora remache remachadora
  compresor compresora inflar inflador spray fotografica percusion impresora encolar taladro estroboscopica rociadora rociador aplicadora
  aplicador ducha bidet espumar lavadora gasolinera poliuretano
`

/** Behind an animal: it is a tool, meat, or made of this. */
const OF_ANIMALS = `
  hidraulico hidraulica mecanico mecanica botella tijera carro auto camion tonelada elevador caliente fuerza control remoto balancin mecedor escolar ninja trapo tejido tejida bordado lata latas congelado congelada faenado faenada asado asada horno carne milanesa chorizo madera plastico goma tela fieltro crochet ceramica porcelana yeso barro cemento metal hierro bronce resina vidrio cristal piedra oro plata acero solar bicicleta pared electrico musical robot interactivo interactiva cuerda rueda talle libro novela zapato zapatilla remera colchoneta
  tallado tallada tallar esculpido esculpida artesanal artesania artesano palo cedro lapacho guayacan paja palma bambu papel carton origami
  alambre hilo nanduti arcilla pintado pintada cana
`

export const ENTRIES: Record<Prohibited, readonly Entry[]> = {
  weapons: [
    { words: 'pistola', unless: TOOLS },
    { words: 'pistolita revolver', unless: TOOLS },
    { words: 'rifle escopeta fusil carabina ametralladora metralleta subfusil ballesta' },
    { words: 'pistolon trabuco', isOffered: true },
    { words: 'arma-de-fuego arma-blanca arma-corta arma-larga arma-reglamentaria arma-casera' },
    {
      words: 'armas arma',
      needs: 'calibre cal 9mm 38 22 disparo tiro registrada dimabel cartucho bala',
    },
    { words: 'glock bersa ak47 ak-47 ar15 ar-15 winchester m16 uzi' },
    { words: 'granada', needs: 'mano fragmentacion explosiva militar' },
    { words: 'explosivo dinamita polvora trotyl tnt gelignita' },
    {
      words: 'punal daga navaja-automatica navaja-mariposa puno-americano nunchaku katana-afilada',
    },
    { words: 'manopla', needs: 'acero bronce hierro defensa pelea' },
    {
      words: 'taser picana gas-pimienta spray-pimienta arma-electrica pistola-electrica',
      unless: 'pintar pintura',
    },
    { words: 'firearm handgun shotgun pistol machine-gun', unless: 'glue spray grip' },
    { words: 'gun', needs: 'bullet caliber ammo loaded shooting hunting rifle' },
    { words: 'silenciador', needs: 'pistola rifle arma tiro' },
    // Mboka: a firearm of any kind.
    { words: 'mboka mbokai mbokavu' },
  ],
  ammunition: [
    { words: 'municion proyectil balin perdigon ammo ammunition bullets' },
    {
      words: 'bala',
      needs:
        'calibre cal 9mm 22 38 380 357 45 pistola rifle revolver escopeta caja cargador punta plomo',
    },
    { words: 'cartucho', needs: 'escopeta calibre cal caza rifle 12 16 20 36 plomo perdigon tiro' },
    { words: 'cargador', needs: 'pistola glock rifle tiros 9mm' },
    { words: 'fulminante', isOffered: true },
  ],
  drugs: [
    { words: 'marihuana mariguana cannabis macona crippy cripy kripy hachis thc faso porro' },
    {
      words:
        'cocaina clorhidrato chespi metanfetamina anfetamina extasis mdma lsd ketamina tusi fentanilo opio peyote',
    },
    { words: 'crack', needs: 'piedra dosis fumar gramo pipa' },
    { words: 'heroina', needs: 'gramo dosis pura droga jeringa' },
    { words: 'droga', isOffered: true },
    { words: 'hongo', needs: 'alucinogeno magico psilocibina' },
    { words: 'popper', needs: 'frasco inhalar aroma' },
    { words: 'weed', needs: 'gram ounce smoke buds strain' },
    { words: 'cocaine heroin marijuana meth hashish ecstasy' },
    { words: 'semilla', needs: 'cannabis marihuana' },
  ],
  medicines: [
    {
      words:
        'amoxicilina azitromicina penicilina cefalexina ciprofloxacina ibuprofeno paracetamol diclofenac dipirona aspirina',
    },
    {
      words:
        'diazepam clonazepam alprazolam rivotril lorazepam zolpidem tramadol morfina codeina pregabalina quetiapina fluoxetina sertralina',
    },
    {
      words:
        'misoprostol cytotec viagra sildenafil tadalafilo cialis ozempic semaglutida saxenda metformina insulina losartan enalapril',
    },
    {
      words:
        'ivermectina dexametasona prednisona corticoide salbutamol isotretinoina ritalina metilfenidato',
    },
    {
      words:
        'anabolico esteroide testosterona decadurabolin nandrolona trembolona clembuterol clenbuterol oxandrolona winstrol',
    },
    {
      words:
        'antibiotico antidepresivo ansiolitico psicofarmaco anticonceptivo analgesico antiinflamatorio vacuna',
      isOffered: true,
    },
    { words: 'medicamento', isOffered: true },
    {
      words: 'remedio medicina',
      isOffered: true,
      inTitle: true,
      unless: 'yuyo refrescante casero casera terere',
    },
    {
      words: 'pastilla pildora capsula comprimido',
      needs: 'dormir abortar abortiva adelgazar bajar ereccion azul receta psiquiatrica mg',
    },
    { words: 'jarabe', needs: 'tos expectorante codeina receta' },
    {
      words: 'pills antibiotics painkiller prescription-drug steroids',
      unless: 'organizer box case',
    },
    // Poha: medicine. With nana (herbs) or ro'ysa (what cools) it is what goes into terere.
    { words: 'poha', isOffered: true, unless: 'nana roysa ro terere rekaha kaaguy kaaty' },
  ],
  animals: [
    {
      words: `perro perra perrito perrita cachorro cachorra cachorrito cachorrita pitbull caniche rottweiler chihuahua bulldog labrador gato gata
        gatito gatita loro lorito cotorra cotorrita guacamayo papagayo tucan canario pajaro pajarito jilguero cardenal calandria periquito agapornis cacatua
        monito carpincho tortuga iguana conejo conejito hamster cobayo cuis huron gallina gallo gallito pollito pollo pato patito ganso pavo codorniz
        chancho chanchito cerdo lechon vaca ternero ternera toro novillo vaquilla buey caballo yegua potrillo potro burro mula oveja carnero cordero cabra chivo
        pez pececito serpiente vibora boa piton yacare aguara puma jaguarete tapir mborevi venado ciervo coati armadillo zorro lechuza halcon aguila
        abeja tarantula`,
      isOffered: true,
      inTitle: true,
      unless: OF_ANIMALS,
    },
    {
      words: 'mono',
      isOffered: true,
      inTitle: true,
      unless: 'jean jardinero enterito trabajo pijama bebe talle tela algodon corto largo vestir',
    },
    { words: 'animal', needs: 'vivo viva vivos vivas silvestre salvaje exotico', isOffered: true },
    {
      words: 'mascota',
      isOffered: true,
      inTitle: true,
      needs: 'adopcion hogar meses ano raza vacunada vacunado',
    },
    {
      words: 'cachorro cachorrito gatito perrito',
      needs: 'raza pedigree vacunado vacunada desparasitado destetado adopcion meses camada',
      isOffered: true,
    },
    {
      words: 'puppy puppies kitten kittens parrot',
      needs: 'sale adoption home weeks months old breed vaccinated free',
    },
    {
      words:
        'colmillo-de-elefante piel-de-yacare cuero-de-yacare piel-de-jaguarete piel-de-puma marfil-de-elefante huevo-de-tortuga',
    },
    // Dog, cat, hen, pig, cow, horse, duck, macaw, tortoise, caiman.
    {
      words:
        'jagua jaguara mbarakaja ryguasu kure kurei vaka kavaju ovecha ype guaa karumbe jakare',
      isOffered: true,
      inTitle: true,
      unless: OF_ANIMALS,
    },
  ],
  documents: [
    { words: 'cedula-de-identidad cedula-falsa cedula-paraguaya dni-falso dni', isOffered: true },
    { words: 'pasaporte', isOffered: true, unless: 'sanitario juguete perro' },
    {
      words:
        'licencia-de-conducir registro-de-conducir carnet-de-conducir licencia-de-manejo visa-americana visa-de-trabajo green-card',
      isOffered: true,
    },
    {
      words:
        'titulo-universitario titulo-de-bachiller titulo-falso diploma-falso certificado-de-estudio certificado-de-antecedente certificado-medico',
      isOffered: true,
    },
    {
      words:
        'certificado-de-nacimiento partida-de-nacimiento acta-de-nacimiento antecedente-policial',
      isOffered: true,
    },
    { words: 'documento', needs: 'falso identidad', isOffered: true },
    { words: 'factura', needs: 'blanco falsa timbrado', isOffered: true },
    { words: 'receta', needs: 'medica firmada blanco sellada archivada', isOffered: true },
    {
      words: 'cuenta-bancaria tarjeta-de-credito-clonada tarjeta-clonada chip-registrado',
      isOffered: true,
    },
    { words: 'fake-id fake-passport driver-license' },
  ],
  adult: [
    { words: 'porno pornografia pornografico pornografica porn hentai', inAnyForm: true },
    {
      words:
        'consolador dildo satisfyer juguete-sexual juguete-erotico sex-toy sex-shop plug-anal muneca-inflable muneca-sexual vagina',
    },
    {
      words: 'vibrador',
      isOffered: true,
      unless: 'hormigon concreto cemento celular telefono control aguja',
    },
    {
      words:
        'nudes fotos-hot foto-hot video-hot videos-hot pack-hot pack-de-fotos-intimas contenido-para-adultos contenido-adulto onlyfans',
    },
    {
      words:
        'servicio-sexual servicios-sexuales dama-de-compania escort-vip final-feliz relacion-sexual encuentro-sexual masaje-erotico',
    },
    { words: 'xxx', needs: 'video pelicula dvd revista foto', inAnyForm: true },
    { words: 'lenceria-erotica ropa-erotica aceite-erotico' },
  ],
  money: [
    {
      words:
        'billete-falso dinero-falso dolar-falso guarani-falso euro-falso real-falso moneda-falsa plata-trucha billete-trucho dinero-trucho',
      unless: 'detector',
    },
    {
      words:
        'guaranies-falsos dolares-falsos dolares-truchos guaranies-truchos billetes-clonados billete-clonado dolares-negros dolar-negro',
    },
    { words: 'counterfeit fake-money fake-bill fake-dollar' },
    {
      words: 'billete dolar',
      needs: 'falso trucho clonado fotocopiado falsificado',
      unless: 'detector lampara marcador',
    },
  ],
}
