/**
 * What people type, and the things of market-goods.ts and market-home.ts that answer it: `query: name name…` (`name*`: all whose
 * name begins so); nothing behind the colon: nothing may be found. Written by hand from the things, not from what is found.
 */
export const QUERIES = `
heladera: hela-con hela-bri hela-frig hela-mini refri-sam geladeira
heladra: hela-con hela-bri hela-frig hela-mini refri-sam geladeira
eladera: hela-con hela-bri hela-frig hela-mini refri-sam geladeira
helaadera: hela-con hela-bri hela-frig hela-mini refri-sam geladeira
refrigerador: refri-sam hela-con hela-bri hela-frig hela-mini geladeira
nevera: refri-sam hela-con hela-bri hela-frig hela-mini geladeira
geladeira: geladeira refri-sam hela-con hela-bri hela-frig hela-mini
celular: cel-*
celulares: cel-*
movil: cel-*
telefono: cel-*
selular: cel-*
celular samsung: cel-a14 cel-a54 cel-s21 cel-roto
samsung a14: cel-a14 funda-a14
a 14: cel-a14 funda-a14
a14: cel-a14 funda-a14
g29: cel-g29
moto g29: cel-g29
motorola: cel-g29 cel-g9
iphone11: cel-ip11 funda-ip
iphone 11: cel-ip11 funda-ip
ifone 11: cel-ip11 funda-ip
iphon: cel-ip11 cel-ip13 cel-ip7
ipone 13: cel-ip13
xiaomi: cel-redmi cel-poco monopatin
xaomi: cel-redmi cel-poco monopatin
redmi note12: cel-redmi vidrio
poco x3: cel-poco
celu barato: cel-*
notebook: note-*
laptop: note-*
notbook: note-*
note book: note-*
portatil: note-*
computadora: pc-* note-mac
compu: pc-* note-mac
pc gamer: pc-gamer
impresora epson: impresora
inpresora: impresora impresora-hp
43 pulgadas: tele-43
43": tele-43
tv 43: tele-43
televisor 32 pulgadas: tele-32
tele: tele-* 
tele 50": tele-50
parlante jbl: parlante-jbl caja-som
bocina: parlante-jbl parlante-torre caja-som
caixa de som: caja-som parlante-*
auriculares bluetooth: auri-sony airpods
play 4: ps4 juego-fifa
playstation: ps4 ps2 ps5-joy
ps4: ps4 juego-fifa
joystick: ps5-joy ps4
bici para niño: bici-nene bici-nena bici-equil
bicicleta: bici-*
bisicleta: bici-*
bicicleta rodado 26: bici-rod26
bici aro 29: bici-rod29
bici 29: bici-rod29
bicicletas de mujer: bici-paseo
monopatin electrico: monopatin
pelota de futbol: pelota-fut
pelota futbol: pelota-fut
balon: pelota-*
botines 41: botines
camiseta olimpia: camiseta-olim
remera: remera-lote remera-rock
polera: remera-lote remera-rock
mancuernas: mancuerna pesas
carpa para camping: carpa-4
hamaca: hamaca-ao hamaca-nene
amaca: hamaca-ao hamaca-nene
pileta: pileta-lona inflable
guitarra: guitarra-cri guitarra-ele
guitara: guitarra-cri guitarra-ele
violin: violin
harpa: arpa
roa bastos: libro-roa libro-hijo
libro de matematica: libro-mate
matemticas: libro-mate
harry poter: libro-harry
principito: libro-principito
diccionario guarani: libro-dicc
muñeca: muneca muneca-trapo
muneca barbie: muneca
autito: autito auto-rc
rompecabeza: rompecabezas
auto: auto-gol auto-vitz auto-ist
coche: auto-gol auto-vitz auto-ist cochecito
toyota: auto-vitz auto-ist hilux
toyota vits: auto-vitz
moto: moto-* cel-g29 cel-g9
cubierta r15: cubiertas
llanta rodado 15: llantas cubiertas
bateria de auto: bateria-auto
guampa: guampa guampa-plata termo-forrado
termo terere: termo-stan termo-forrado
termo para tereré: termo-stan termo-forrado
tereré: termo-stan termo-forrado
termo stanley: termo-stan
termo estanley: termo-stan
lavarropa: lava-auto lava-semi
lavadora: lava-auto lava-semi
lavaropas: lava-auto lava-semi
microonda: micro
micro ondas: micro
aire acondicionado: aire-split aire-ventana
aire split 12000: aire-split
ventilador: venti-pie venti-techo
bentilador: venti-pie venti-techo
licuadora oster: licuadora
cocina a gas: cocina-4
campera: campera-cuero campera-inf chaqueta
chaqueta: chaqueta campera-cuero campera-inf
campera de cuero: campera-cuero
ojota: ojotas
chancletas: ojotas
zapatillas: championes champion-nena zapatillas tenis-adidas
champion: championes champion-nena zapatillas tenis-adidas
sapatilla: championes champion-nena zapatillas tenis-adidas
tenis 41: tenis-adidas
pollera: pollera
vestido de 15: vestido-15
vestido quinceañera: vestido-15
mochila escolar: mochila-esc
mesa con sillas: mesa-com mesa-plast sillas-jardin
mesa ratona: mesa-rat
escritorio: escritorio mesa-pc
sillon: sillon-mec sofa-3 sofa-cama juego-living
sofa cama: sofa-cama
colchon 2 plazas: colchon sofa-cama colchon-infl
cama de una plaza: cama-1 litera
ropero: ropero
placard: ropero
cuna: cuna cuna-viaje
cochecito bebe: cochecito carrito-gemelos
ropa de bebe: ropa-bebe
mamadera: mamadera
biberon: mamadera
silla para auto bebe: silla-auto
taladro: taladro taladro-bat
taladro boch: taladro
amoladora: amoladora
cortadora de cesped: cortacesped
cortadora de pasto: cortacesped
motosierra: motosierra
pecera: acuario
casa para perro: casa-perro
silla de ruedas: silla-ruedas
ñanduti: mantel
ao poi: camisa hamaca-ao
ao po'i: camisa hamaca-ao
electrodomesticos: hela-* lava-* cocina-* refri-sam geladeira freezer secarropas horno-elec micro aire-* venti-* estufa termotanque licuadora batidora cafetera* tostadora sandwichera pava-elec plancha aspiradora freidora procesadora maquina-* purificador bebedero
herramientas: caja-herr taladro* amoladora soldadora sierra motosierra compresor escalera llaves martillo lijadora hidrolavadora carretilla
juguetes: lego bloques muneca* autito auto-rc pista peluche dinosaurios cocinita triciclo tobogan trampolin pandorga rompecabezas ajedrez monopoly uno inflable monopatin-nene
instrumentos musicales: guitarra-* arpa teclado-casio bateria-mus cajon violin flauta acordeon microfono amplificador ukelele bandoneon
plantas: orquidea suculentas plantines lapacho helecho
avion:
helicoptero:
submarino:
departamento en alquiler:
caballo de carrera:
xbox series x:
iphone 15:
galaxy s24:
piano de cola:
kayac: kayak
perro salchicha:
qwerty:
trabajo de limpieza:
bote a motor:
asdfgh:
`
