/**
 * Things as people of Paraguay and its neighbours publish them, half of 400 (the others: market-home.ts), with their slips,
 * capitals and brands. Of each: a name by which answers are written down, category, town, title, description, tags after `#`.
 */
export const GOODS = `
cel-a14|2|Asunción|Samsung Galaxy A14 128 GB|Celular liberado, con cargador y caja. Batería dura todo el día. #samsung, celular
cel-a54|2|Luque|Celular Samsung A54 5G|Impecable, sin rayones, 8 de RAM.
cel-s21|2|San Lorenzo|SAMSUNG S21 FE|Pantalla con un detalle en la esquina, funciona perfecto.
cel-g29|2|Capiatá|Moto G29 nuevo en caja|Motorola sin uso, con garantía hasta marzo. #motorola
cel-g9|2|Lambaré|Motorola G9 Play|Teléfono usado, batería nueva.
cel-ip11|2|Asunción|iPhone 11 64 GB negro|Batería 82 %, con funda y vidrio templado. #apple
cel-ip13|2|Ciudad del Este|iPhone 13 Pro 256gb|Azul, sin detalles, con caja. #apple
cel-ip7|2|Encarnación|iPhone 7 para repuesto|No enciende, pantalla sana.
cel-redmi|2|Ciudad del Este|Xiaomi Redmi Note 12|Doble sim, 128 gigas, color gris.
cel-poco|2|Hernandarias|Poco X3 Pro|Celular gamer de Xiaomi, 256 GB.
cel-nokia|2|Pilar|Nokia a teclas para abuelos|Teclas grandes, radio y linterna. La batería dura una semana.
cel-lg|2|Posadas, Argentina|Celular LG K22|Liberado, con cargador original.
cel-roto|2|Itauguá|Celular con pantalla rota|Samsung J7, sirve para repuestos.
funda-ip|2|Asunción|Funda para iPhone 11|Silicona roja, sin uso.
funda-a14|2|Ñemby|Forro para Samsung A14|Transparente, antigolpes.
cargador-c|2|Luque|Cargador rápido tipo C 25W|Original Samsung.
powerbank|2|San Lorenzo|Power bank 20000 mAh|Batería portátil para cargar el teléfono.
smartwatch|2|Asunción|Reloj inteligente Amazfit Bip|Smartwatch con dos mallas.
palo-selfie|2|Areguá|Palo selfie con trípode|Con control bluetooth.
vidrio|2|Caacupé|Vidrio templado para Redmi Note 12|Dos unidades nuevas.
note-hp|3|Asunción|Notebook HP 15 con i5|8 de RAM y disco sólido de 256. #hp, notebook
note-lenovo|3|San Lorenzo|Lenovo IdeaPad 3|Notebook para estudiar, 15 pulgadas.
note-mac|3|Asunción|MacBook Air 2015|Computadora portátil de Apple, batería cambiada.
note-dell|3|Foz do Iguaçu, Brasil|Notebook Dell Inspiron usado|Funciona bem, bateria fraca.
pc-gamer|3|Ciudad del Este|PC gamer Ryzen 5|Con placa GTX 1650, 16 GB de RAM y gabinete con luces.
pc-oficina|3|Villarrica|Computadora de escritorio completa|Gabinete, monitor, teclado y mouse, para la oficina.
monitor-24|3|Luque|Monitor LG 24 pulgadas|Full HD, con cable HDMI.
monitor-19|3|Capiatá|Monitor cuadrado de 19"|Antiguo, para cámaras de seguridad.
teclado-mec|3|Asunción|Teclado mecánico Redragon|Luces rojas, switches azules.
mouse-log|3|Fernando de la Mora|Mouse inalámbrico Logitech M170|Con pila nueva.
impresora|3|Encarnación|Impresora Epson L3110|Con tinta continua, hay que limpiar cabezales.
impresora-hp|3|Lambaré|Impresora HP Deskjet|Sin cartuchos.
tablet-sam|3|Asunción|Tablet Samsung Tab A7|Diez pulgadas, con funda.
tablet-nene|3|Limpio|Tablet para niños|Siete pulgadas con protector de goma.
ipad|3|Asunción|iPad 6ta generación|32 GB, con lápiz.
disco-ext|3|San Lorenzo|Disco duro externo 1 TB|Seagate, USB 3.0.
ssd|3|Luque|SSD Kingston 480 GB|Disco sólido sin uso.
ram|3|Asunción|Memoria RAM DDR4 8 GB|Para notebook, Crucial.
router|3|Itá|Router TP-Link doble antena|Wifi, funciona bien.
pendrive|3|Caaguazú|Pendrive Kingston 64 GB|Nuevo, sellado.
webcam|3|Mariano Roque Alonso|Cámara web Logitech C270|Para clases por zoom.
silla-gamer|3|Ciudad del Este|Silla gamer roja|Reclinable, con almohadas.
tele-43|1|Asunción|Smart TV 43 pulgadas Samsung|Televisor 4K con control.
tele-32|1|Luque|Televisor LG 32"|No es smart, anda perfecto.
tele-50|1|Ciudad del Este|TV TCL 50 pulgadas|Android, con soporte de pared.
tele-tubo|1|Concepción|Televisor de tubo 21 pulgadas|Ideal para juegos retro.
soporte-tv|1|San Lorenzo|Soporte para televisor de pared|Hasta 55 pulgadas.
parlante-jbl|1|Asunción|Parlante JBL Flip 5|Bluetooth, resistente al agua. #jbl
parlante-torre|1|Capiatá|Torre de sonido con luces|Parlante grande con micrófono.
caja-som|1|Foz do Iguaçu, Brasil|Caixa de som JBL Boombox|Original, bateria boa.
auri-sony|1|Lambaré|Auriculares Sony inalámbricos|Con cancelación de ruido.
auri-gamer|1|Ñemby|Auricular gamer con micrófono|Para PC y play.
airpods|1|Asunción|AirPods 2|Con caja de carga.
ps4|8|Asunción|PlayStation 4 Slim 1 TB|Con dos joysticks y tres juegos. #ps4, play
ps2|8|Coronel Oviedo|Play 2 con juegos|Chipeada, con memory card.
ps5-joy|8|Luque|Control de PS5 blanco|Joystick DualSense, sin fallas.
xbox|8|Ciudad del Este|Xbox 360 con Kinect|Con quince juegos.
switch|8|Asunción|Nintendo Switch Lite amarilla|Con estuche y Mario Kart.
juego-fifa|8|San Lorenzo|FIFA 23 para PS4|Disco físico.
proyector|1|Encarnación|Proyector Epson para presentaciones|Lámpara con pocas horas de uso.
camara-canon|1|Asunción|Cámara Canon EOS T5i|Réflex con lente 18-55.
camara-vieja|15|Areguá|Cámara de fotos antigua Zenit|De rollo, para colección.
gopro|1|San Bernardino|GoPro Hero 7|Con carcasa para el agua.
dron|1|Asunción|Dron DJI Mini 2|Tres baterías y control.
radio-am|1|Paraguarí|Radio AM FM a pilas|Portátil, marca Sony.
calculadora|1|Villarrica|Calculadora científica Casio fx-82|Para el colegio o la facultad.
alarma|1|Luque|Kit de cámaras de seguridad|Cuatro cámaras y grabador DVR.
estabilizador|1|Itauguá|Estabilizador de tensión 1000W|Para heladera o computadora.
inversor|1|Filadelfia|Panel solar 100W con regulador|Para el campo.
bici-rod26|9|Asunción|Bicicleta montaña rodado 26|21 cambios, frenos nuevos. #bici
bici-rod29|9|San Lorenzo|Mountain bike aro 29 Caloi|Freno a disco, cuadro de aluminio.
bici-nene|9|Luque|Bicicleta para niño rodado 16|Con rueditas, color azul.
bici-nena|9|Capiatá|Bici de nena rodado 12 rosada|Con canasto y rueditas.
bici-paseo|9|Encarnación|Bicicleta de paseo con canasto|De dama, pintada de nuevo.
bici-fija|9|Asunción|Bicicleta fija para ejercicios|Spinning, con pantalla.
bici-equil|7|Lambaré|Bicicleta de equilibrio sin pedales|Para dos a cuatro años.
casco-bici|9|Asunción|Casco de bici talle M|Negro, con luz.
inflador|9|Ñemby|Inflador de pie|Para bici y pelotas.
rollers|9|Asunción|Patines en línea talle 38|Rollers con protecciones.
patineta|9|Ciudad del Este|Skate completo|Tabla de arce, ruedas nuevas.
monopatin|9|Luque|Monopatín eléctrico Xiaomi|25 km de autonomía.
monopatin-nene|8|Limpio|Monopatín de tres ruedas para niños|Plegable.
pelota-fut|9|Asunción|Pelota de fútbol Penalty N° 5|Poco uso.
pelota-basq|9|Villa Elisa|Pelota de básquet Spalding|Tamaño 7.
pelota-voley|9|Concepción|Pelota de vóley Mikasa|Original.
botines|9|San Lorenzo|Botines Adidas 41|De papi, suela lisa. #futbol
botines-nike|9|Itá|Botín Nike Mercurial talle 39|Con tapones.
canilleras|9|Luque|Canilleras de fútbol|Para niños.
camiseta-olim|6|Asunción|Camiseta de Olimpia 2022|Talle L, original. #olimpia
camiseta-cerro|6|San Lorenzo|Camiseta de Cerro Porteño|Talle M, con el 10.
camiseta-alb|6|Asunción|Camiseta de la Albirroja|Selección paraguaya, talle S.
pesas|9|Fernando de la Mora|Juego de pesas 20 kg|Mancuernas con discos.
mancuerna|9|Asunción|Mancuernas de 5 kilos|El par, recubiertas de goma.
cinta-correr|9|Asunción|Cinta de correr eléctrica|Caminadora plegable.
colchoneta|9|Lambaré|Colchoneta para yoga|Mat violeta.
raqueta|9|Asunción|Raqueta de tenis Wilson|Encordado nuevo.
paleta-padel|9|Luque|Paleta de pádel Bullpadel|Con funda.
pingpong|9|Villarrica|Mesa de ping pong|Con red y cuatro paletas.
guantes-box|9|Capiatá|Guantes de boxeo 12 onzas|Con vendas.
caña|9|Pilar|Caña de pescar con reel|Para dorado y surubí. #pesca
kayak|9|Encarnación|Kayak para dos con remos|Con chalecos.
salvavidas|9|San Bernardino|Chaleco salvavidas adulto|Aprobado por prefectura.
carpa-4|9|Asunción|Carpa para 4 personas|Impermeable, con bolso.
bolsa-dormir|9|Luque|Bolsa de dormir|Hasta cero grados.
mochila-camp|9|Caacupé|Mochila de campamento 60 litros|Con espalda regulable.
hamaca-ao|5|Carapeguá|Hamaca paraguaya de ao po'i|Tejida a mano, para dos. #artesania
hamaca-nene|7|Limpio|Hamaca mecedora para bebé|Con música y vibración.
pileta-lona|13|Luque|Pileta de lona 3 metros|Con filtro. #verano
inflable|8|San Lorenzo|Piscina inflable para chicos|Un metro y medio.
guitarra-cri|11|Asunción|Guitarra criolla de estudio|Con funda y afinador.
guitarra-ele|11|Ciudad del Este|Guitarra eléctrica Squier Stratocaster|Con amplificador chico.
arpa|11|Luque|Arpa paraguaya de 36 cuerdas|Cedro, con estuche. #folklore
teclado-casio|11|Encarnación|Teclado musical Casio CTK|61 teclas, con soporte.
bateria-mus|11|San Lorenzo|Batería acústica completa|Cinco cuerpos y platillos.
cajon|11|Asunción|Cajón peruano|Hecho a mano.
violin|11|Asunción|Violín 3/4 con arco|Para estudiante.
flauta|11|Itauguá|Flauta dulce Yamaha|Para la escuela.
acordeon|11|Encarnación|Acordeón a piano 48 bajos|Italiano, suena lindo.
microfono|11|Lambaré|Micrófono Shure SM58|Con cable.
amplificador|11|Ciudad del Este|Amplificador de guitarra 20W|Marca Fender.
ukelele|11|Areguá|Ukelele soprano|Color natural.
bandoneon|11|Posadas, Argentina|Bandoneón doble A|Para restaurar.
vinilos|11|Asunción|Discos de vinilo de polca paraguaya|Lote de treinta.
tocadiscos|11|Asunción|Tocadiscos Winco|Funciona, con púa nueva.
libro-principito|10|Asunción|El Principito en guaraní|Mitãmi, edición bilingüe. #libro
libro-roa|10|Asunción|Yo el Supremo, Augusto Roa Bastos|Novela, tapa blanda.
libro-hijo|10|Luque|Hijo de hombre|Novela de Roa Bastos.
libro-casaccia|10|Areguá|La babosa de Gabriel Casaccia|Edición vieja.
libro-harry|10|San Lorenzo|Harry Potter, los siete libros|Colección completa.
libro-mate|10|Villarrica|Libro de matemática 7mo grado|Ministerio, sin escribir. #escuela
libro-fisica|10|San Lorenzo|Física universitaria Sears|Dos tomos, para ingeniería.
libro-anatomia|10|Asunción|Atlas de anatomía Netter|Medicina, tercera edición.
libro-ingles|10|Lambaré|Curso de inglés Headway|Con cuaderno de ejercicios.
libro-cocina|10|Caacupé|Recetario de cocina paraguaya|Sopa, chipa y más.
libro-cuentos|10|Ñemby|Cuentos infantiles ilustrados|Lote de diez para niños.
libro-dicc|10|Concepción|Diccionario guaraní castellano|De Antonio Guasch.
libro-biblia|10|Caaguazú|Biblia Reina Valera|Letra grande.
libro-derecho|10|Asunción|Código civil paraguayo comentado|Para derecho.
mangas|10|Asunción|Mangas de Dragon Ball|Del 1 al 20.
comics|10|Luque|Historietas de Condorito|Un montón.
revista|10|Itá|Revistas National Geographic|Años noventa.
lego|8|Asunción|Lego Star Wars nave|Completo con manual.
bloques|8|San Lorenzo|Bloques para armar|Caja de 200 piezas.
muneca|8|Capiatá|Muñeca Barbie con ropa|Tres vestidos y zapatos.
muneca-trapo|8|Itauguá|Muñeca de trapo hecha a mano|Lavable. #artesania
autito|8|Luque|Autitos Hot Wheels|Lote de cuarenta.
auto-rc|8|Asunción|Auto a control remoto|Con batería recargable.
pista|8|Limpio|Pista de trenes de madera|Tipo Brio.
rompecabezas|8|Asunción|Rompecabezas de 1000 piezas|Paisaje, completo.
ajedrez|8|Villarrica|Ajedrez de madera|Piezas talladas.
monopoly|8|Fernando de la Mora|Monopoly edición clásica|Juego de mesa.
uno|8|Asunción|Cartas UNO|Juego de cartas.
peluche|8|Lambaré|Oso de peluche gigante|Un metro veinte.
dinosaurios|8|Ñemby|Dinosaurios de goma|Doce, para nenes.
cocinita|8|San Lorenzo|Cocinita de juguete|Con ollas y verduras.
triciclo|8|Luque|Triciclo con manija|Para empujar, desde un año.
trampolin|8|Asunción|Cama elástica 2 metros|Con red.
tobogan|8|Capiatá|Tobogán plástico|Para patio.
pandorga|8|Paraguarí|Pandorga de papel seda|Hecha en casa.
auto-gol|14|Asunción|Volkswagen Gol 2010|Naftero, papeles al día, aire. #auto
auto-vitz|14|San Lorenzo|Toyota Vitz 2005|Recién importado, automático.
auto-ist|14|Luque|Toyota IST 2003 llanta deportiva|Caja automática.
hilux|14|Caaguazú|Camioneta Toyota Hilux 4x4|Diésel, doble cabina.
moto-kenton|14|Capiatá|Moto Kenton 150|Con papeles, cubierta nueva.
moto-leopard|14|Itá|Motocicleta Leopard 110|Ideal para delivery.
moto-honda|14|Asunción|Honda CG 125|Titán, poco km.
casco-moto|14|Ñemby|Casco de moto integral talle L|Homologado.
bateria-auto|14|Luque|Batería de auto 12V 65 amperes|Seis meses de uso.
cubiertas|14|San Lorenzo|Cubiertas 185/65 R15|Las cuatro, media vida.
llantas|14|Ciudad del Este|Llantas deportivas rodado 15|Cuatro agujeros.
radio-auto|14|Asunción|Radio para auto con bluetooth|Pioneer.
silla-auto|7|Asunción|Silla de auto para bebé|Butaca hasta 18 kg.
gato|14|Lambaré|Gato hidráulico 2 toneladas|Crique carretilla.
repuestos-gol|14|Capiatá|Repuestos de Gol|Faros y paragolpes.
carrito|14|Coronel Oviedo|Carrito de remolque|Para moto.
alforja|14|Concepción|Montura con alforjas|Para caballo, cuero.
bici-moto|14|Itauguá|Bicimoto a nafta|Motor de 80.
tractor|14|Santa Rita|Tractor Massey Ferguson 265|Funciona, para chacra.
mantel|5|Itauguá|Mantel de ñandutí|Redondo, bordado a mano. #artesania
cuadro|15|Areguá|Cuadro al óleo del lago|Firmado.
ceramica|15|Areguá|Cántaro de cerámica|Arte popular de Tobatí.
sellos|15|Asunción|Colección de estampillas|Paraguay, 1930 a 1970.
monedas|15|Luque|Monedas antiguas|Guaraníes y pesos.
guampa-plata|15|Luque|Guampa con plata labrada|De cuerno, con bombilla de alpaca.
mascara|15|Altos|Máscara kamba ra'anga|Tallada en timbó.
oleos|15|Asunción|Set de óleos y pinceles|Para pintar.
caballete|15|San Lorenzo|Caballete de pintor|Madera, regulable.
`
