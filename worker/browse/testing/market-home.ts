/** The other half of market-goods.ts: house, clothes, children, tools, garden and what fits nowhere. */
export const HOME = `
hela-con|4|Asunción|Heladera Consul dos puertas|Frío seco, 340 litros. #heladera
hela-bri|4|San Lorenzo|Heladera Britania 1 puerta|Hace hielo, goma nueva.
hela-frig|4|Posadas, Argentina|Heladera con freezer Gafa|Motor recién revisado.
hela-mini|4|Encarnación|Frigobar 90 litros|Para pieza o negocio.
refri-sam|4|Ciudad del Este|Refrigerador Samsung inverter|No frost, acero.
geladeira|4|Ponta Porã, Brasil|Geladeira Brastemp|Duplex, 110 volts.
freezer|4|Luque|Freezer horizontal Tokyo|Congelador de 200 litros.
lava-auto|4|Asunción|Lavarropas automático LG 8 kg|Carga frontal.
lava-semi|4|Capiatá|Lavarropas semiautomático|Tokyo, 7 kilos, lava y centrifuga.
secarropas|4|Lambaré|Secarropas Kohinoor|Centrífugo.
cocina-4|4|Asunción|Cocina a gas 4 hornallas|Con horno y garrafa.
cocina-ind|4|San Lorenzo|Cocina de inducción|Dos platos.
horno-elec|4|Ñemby|Horno eléctrico 45 litros|Con spiedo.
micro|4|Luque|Microondas BGH|20 litros, plato sano.
aire-split|4|Asunción|Aire acondicionado split 12000 BTU|Frío calor, con instalación. #verano
aire-ventana|4|Villa Elisa|Aire de ventana Carrier|Enfría bien, ruidoso.
venti-pie|4|Capiatá|Ventilador de pie 18"|Tres velocidades.
venti-techo|4|Limpio|Ventilador de techo|Con luz, palas de madera.
estufa|4|Encarnación|Estufa a cuarzo|Calefactor para invierno.
termotanque|4|Asunción|Termocalefón eléctrico 50 litros|Sin pérdidas.
licuadora|4|San Lorenzo|Licuadora Oster vidrio|Tres velocidades.
batidora|4|Asunción|Batidora de pie con bol|Para masa.
cafetera|4|Asunción|Cafetera Dolce Gusto|Con diez cápsulas.
cafetera-ita|4|Areguá|Cafetera italiana seis tazas|De aluminio.
tostadora|4|Fernando de la Mora|Tostadora de pan|Dos rebanadas.
sandwichera|4|Luque|Sandwichera Philco|Antiadherente.
pava-elec|4|Asunción|Pava eléctrica con corte para mate|Un litro y medio.
plancha|4|Itauguá|Plancha a vapor Philips|Base cerámica.
planchita|6|Asunción|Planchita de pelo GAMA|Con control de temperatura.
secador|6|San Lorenzo|Secador de pelo 2000W|Con difusor.
aspiradora|4|Asunción|Aspiradora Electrolux|Con bolsas de repuesto.
freidora|4|Lambaré|Freidora de aire 4 litros|Air fryer, un año de uso.
procesadora|4|Asunción|Procesadora de alimentos|Con discos para rallar.
maquina-coser|4|Villarrica|Máquina de coser Singer|A pedal, con mueble. #costura
maquina-coser2|4|San Lorenzo|Máquina de coser recta industrial|Con mesa y motor.
purificador|4|Luque|Purificador de agua|Con filtro nuevo.
bebedero|4|Asunción|Bebedero frío calor|Para bidón de 20 litros.
olla-presion|5|Capiatá|Olla a presión 6 litros|Con válvula nueva.
ollas|5|Asunción|Juego de ollas Tramontina|Cinco piezas, teflón.
vajilla|5|Asunción|Vajilla de loza para seis|Platos y tazas.
cubiertos|5|Luque|Juego de cubiertos|Acero inoxidable, 24 piezas.
termo-stan|5|Asunción|Termo Stanley 1 litro verde|Para el tereré, original. #terere
termo-forrado|5|Luque|Termo forrado en cuero para tereré|Con guampa y bombilla. #terere
guampa|5|Itauguá|Guampa de palo santo|Curada, con bombilla.
mate|5|Posadas, Argentina|Mate de calabaza con bombilla|Forrado en cuero.
equipo-mate|5|Encarnación|Equipo de mate completo|Termo, mate, yerbera y canasta.
yerbera|5|San Lorenzo|Yerbera de cuero|Con pico.
mesa-com|5|Asunción|Mesa de comedor con seis sillas|Madera de petereby.
mesa-rat|5|Luque|Mesa ratona de vidrio|Para living.
mesa-plast|5|Capiatá|Mesa plástica con cuatro sillas|Para patio.
mesa-pc|5|San Lorenzo|Escritorio para computadora|Con bandeja para teclado.
escritorio|5|Asunción|Escritorio de madera con cajones|Ideal para estudiar.
silla-ofi|5|Asunción|Silla de oficina giratoria|Con apoyabrazos.
sillas-com|5|Ñemby|Cuatro sillas de comedor tapizadas|Cuerina marrón.
sillon-mec|5|Lambaré|Sillón mecedora de mimbre|Con almohadón.
sofa-3|5|Asunción|Sofá de tres cuerpos|Tela gris, muy cómodo.
sofa-cama|5|Fernando de la Mora|Sofá cama de dos plazas|Chenille azul.
juego-living|5|Villa Elisa|Juego de living 3-1-1|Ecocuero negro.
cama-2|5|San Lorenzo|Cama matrimonial con respaldo|Madera, con mesitas de luz.
cama-1|5|Luque|Cama de una plaza con colchón|Para chico.
litera|5|Capiatá|Cucheta de hierro|Dos camas de una plaza. #litera
colchon|5|Asunción|Colchón sommier dos plazas|Espuma de alta densidad.
colchon-1|5|Limpio|Colchón de una plaza|Con funda.
ropero|5|San Lorenzo|Ropero de seis puertas|Con espejo, desarmado.
comoda|5|Asunción|Cómoda con cinco cajones|Blanca.
zapatero|5|Luque|Zapatero para doce pares|Melamina.
estante|5|Asunción|Estantería de metal|Cinco estantes. #biblioteca
biblioteca|5|Villarrica|Biblioteca de madera|Dos metros, para libros.
rack-tv|5|Ñemby|Rack para televisor|Con ruedas.
espejo|5|Lambaré|Espejo de cuerpo entero|Marco dorado.
lampara|5|Asunción|Lámpara de pie|Pantalla de tela.
velador|5|Areguá|Velador de cerámica|Con foco led.
cortinas|5|San Lorenzo|Cortinas blackout|Dos paños beige.
alfombra|5|Asunción|Alfombra peluda 2x1,5|Gris, lavada.
frazada|5|Encarnación|Frazada de lana|Dos plazas, abrigada. #invierno
sabanas|5|Luque|Juego de sábanas queen|Algodón, 400 hilos.
acolchado|5|Asunción|Acolchado king|Con fundas.
almohadas|5|Capiatá|Par de almohadas|De fibra.
toallas|5|Asunción|Toallones y toallas|Seis piezas.
reloj-pared|5|Paraguarí|Reloj de pared antiguo|A cuerda. #antiguedad
canilla|5|San Lorenzo|Canilla para cocina|Monocomando.
inodoro|5|Itá|Inodoro con mochila|Blanco, sin uso.
puerta|5|Caaguazú|Puerta de lapacho|Con marco.
ventana|5|Coronel Oviedo|Ventana balcón de aluminio|Con vidrios.
garrafa|5|Luque|Garrafa de gas 10 kg|Con regulador.
tinaco|5|Filadelfia|Tanque de agua 1000 litros|Plástico.
parrilla|5|Asunción|Parrilla portátil|Para asado, con tapa.
tatakua|5|Caacupé|Tatakua de barro|Horno para chipa.
tacho|5|Ñemby|Basurero con pedal|20 litros.
campera-cuero|6|Asunción|Campera de cuero talle M|De hombre, marrón.
campera-inf|6|Encarnación|Campera inflable negra|Talle L, abrigada. #invierno
chaqueta|6|Santa Cruz, Bolivia|Chaqueta de jean|De mujer, talla S.
buzo-nike|6|San Lorenzo|Buzo Nike con capucha|Talle XL.
pulover|6|Villarrica|Pulóver de lana tejido a mano|Talle M.
remera-lote|6|Luque|Lote de remeras de hombre|Talle M y L, diez unidades.
remera-rock|6|Asunción|Remera de Iron Maiden|Negra, talle L.
camisa|6|Asunción|Camisa de ao po'i bordada|Talle 40. #artesania
camisa-blanca|6|Lambaré|Camisas blancas de vestir|Tres, talle 42.
vaquero|6|Capiatá|Vaquero Levi's talle 32|Poco uso.
pantalon|6|San Lorenzo|Pantalón cargo verde|Talle 44.
short|6|Luque|Shorts deportivos|Cuatro, talle M. #verano
pollera|6|Asunción|Pollera larga estampada|Talle único.
vestido-15|6|Asunción|Vestido de quince años|Rosado, con tul.
vestido-novia|6|Encarnación|Vestido de novia talle 38|Con velo.
vestido-fiesta|6|San Lorenzo|Vestido de fiesta negro|Largo, talle S.
traje|6|Asunción|Traje de hombre gris|Saco y pantalón, talle 48.
corbatas|6|Luque|Corbatas de seda|Cinco colores.
championes|6|Asunción|Championes Nike Air 42|Originales, dos usos. #calzado
champion-nena|6|Capiatá|Championes de nena 30|Con luces.
zapatillas|6|Posadas, Argentina|Zapatillas Topper 40|Blancas.
tenis-adidas|6|Foz do Iguaçu, Brasil|Tênis Adidas 41|Novo, na caixa.
zapatos|6|Asunción|Zapatos de vestir de cuero 43|Negros.
tacos|6|Luque|Zapatos de taco alto 37|Rojos, de fiesta.
botas|6|Concepción|Botas de cuero para campo|Caña alta, 42.
ojotas|6|San Lorenzo|Ojotas Havaianas 39|Sin uso.
sandalias|6|Asunción|Sandalias de mujer 36|Plataforma baja.
zapato-bebe|7|Ñemby|Zapatitos de bebé|Número 17, tejidos.
cartera|6|Asunción|Cartera de cuero|Con correa larga.
mochila-esc|6|Luque|Mochila escolar con rueditas|De Spiderman. #escuela
mochila-note|6|Asunción|Mochila para notebook|Antirrobo, con USB.
valija|6|Asunción|Valija mediana con ruedas|Rígida, azul.
billetera|6|San Lorenzo|Billetera de cuero de hombre|Artesanal.
kepis|6|Itá|Kepis de Cerro|Ajustable.
sombrero|6|Pirayú|Sombrero piri|De paja, para el sol.
anteojos|6|Asunción|Anteojos de sol Ray-Ban|Con estuche.
reloj-casio|6|Luque|Reloj Casio digital|Acero, sumergible.
aros|6|Luque|Aros de filigrana|Plata luqueña. #joyas
anillo|6|Luque|Anillo de ramales|De siete ramales, plata.
collar|6|Asunción|Collar de perlas|Fantasía.
perfume|6|Asunción|Perfume Kenzo 50 ml|Lleno casi, original.
maquillaje|6|San Lorenzo|Paleta de maquillaje|Sombras, sin uso.
malla|6|San Bernardino|Malla enteriza talle M|De mujer. #verano
uniforme|6|Capiatá|Uniforme escolar talle 10|Camisa y pantalón. #escuela
delantal|6|Lambaré|Guardapolvo blanco|Talle 12.
paraguas|6|Asunción|Paraguas grande|Negro, automático.
cuna|7|Asunción|Cuna de madera con colchón|Tres alturas. #bebe
cuna-viaje|7|Luque|Practicuna plegable|Con bolso, para viaje.
cochecito|7|San Lorenzo|Cochecito de bebé con huevito|Sistema de viaje.
carrito-gemelos|7|Asunción|Carrito para mellizos|Plegable.
mamadera|7|Ñemby|Mamaderas Avent|Tres, con esterilizador.
sacaleche|7|Asunción|Sacaleche manual Medela|Esterilizado.
andador|7|Capiatá|Andador con juegos|Para bebé de ocho meses.
silla-comer|7|Luque|Silla de comer para bebé|Con bandeja.
bañera-bebe|7|Lambaré|Bañera para bebé|Con soporte.
ropa-bebe|7|Asunción|Lote de ropa de bebé 0 a 6 meses|Bodys y ositos, treinta prendas.
ropa-nena|7|San Lorenzo|Ropa de nena talle 4|Vestiditos y remeras.
pañalera|7|Asunción|Bolso maternal|Con cambiador.
pañales|7|Itauguá|Pañales Pampers talle G|Dos paquetes cerrados.
monitor-bebe|7|Asunción|Baby call con cámara|Intercomunicador.
portabebe|7|Areguá|Portabebé ergonómico|Mochila, azul.
gimnasio|7|Villa Elisa|Gimnasio de actividades para bebé|Con colgantes.
cambiador|7|Luque|Cambiador con cajones|Blanco.
taladro|12|Asunción|Taladro percutor Bosch 650W|Con mechas. #herramienta
taladro-bat|12|San Lorenzo|Atornillador a batería 12V|Dos baterías.
amoladora|12|Luque|Amoladora angular 4 1/2|Makita, con discos.
soldadora|12|Capiatá|Soldadora inverter 200A|Con máscara.
sierra|12|Caaguazú|Sierra circular 7 1/4|Skil.
motosierra|12|Concepción|Motosierra Stihl|Espada de 18.
compresor|12|Itá|Compresor de aire 50 litros|2 HP, con pistola.
hidrolavadora|12|Asunción|Hidrolavadora Karcher K2|Para auto y patio.
escalera|12|Ñemby|Escalera de aluminio|Cinco metros, extensible.
llaves|12|Lambaré|Juego de llaves combinadas|De 6 a 32 mm.
caja-herr|12|Luque|Caja de herramientas completa|Martillo, pinzas y destornilladores.
martillo|12|Villarrica|Martillo y maza|Mangos de madera.
carretilla|12|Capiatá|Carretilla de albañil|Rueda nueva.
mezcladora|12|Coronel Oviedo|Hormigonera 130 litros|Motor eléctrico.
generador|12|Filadelfia|Generador a nafta 2500W|Arranque manual.
bomba|12|Itauguá|Bomba de agua 1 HP|Para pozo.
lijadora|12|San Lorenzo|Lijadora orbital|Black+Decker.
cinta-metr|12|Asunción|Nivel y cinta métrica|Cinco metros.
candado|12|Luque|Candados varios|Seis, con llaves.
ladrillos|12|Tobatí|Ladrillos sobrantes|Quinientos, comunes.
tejas|12|Tobatí|Tejas españolas|Doscientas.
pintura|12|Asunción|Pintura látex 20 litros|Blanca, sin abrir.
cable|12|Mariano Roque Alonso|Rollo de cable 2,5 mm|Cien metros.
cortacesped|13|Luque|Cortadora de pasto eléctrica|1200W, con cable. #jardin
desmaleza|13|Capiatá|Desmalezadora a nafta|Dos tiempos.
manguera|13|Asunción|Manguera 25 metros|Con pico.
macetas|13|Areguá|Macetas de barro|Varias medidas.
orquidea|13|San Bernardino|Orquídeas|En flor, tres plantas. #plantas
suculentas|13|Asunción|Suculentas variadas|Veinte plantitas.
plantines|13|Caacupé|Plantines de tomate y lechuga|De la huerta.
lapacho|13|Paraguarí|Plantas de lapacho rosado|Para plantar.
helecho|13|Luque|Helecho serrucho|Colgante.
semillas|13|Caaguazú|Semillas de maíz criollo|Avati moroti.
pala|13|Itá|Pala y azada|Con cabo nuevo.
sillas-jardin|13|Villa Elisa|Juego de jardín de hierro|Mesa y cuatro sillas.
regadera|13|Ñemby|Regadera de chapa|Diez litros.
tijera-podar|13|Asunción|Tijera de podar|Tramontina.
acuario|16|Asunción|Pecera de 60 litros|Con filtro y luz.
jaula|16|Luque|Jaula para pájaros|Grande, con comederos.
casa-perro|16|Capiatá|Casita de perro|De madera, perro mediano. #mascotas
correa|16|Asunción|Correa y collar de perro|Talle grande.
transportadora|16|San Lorenzo|Transportadora para gatos|Plástica.
alimento-gato|16|Asunción|Alimento de gato 8 kg|Cerrado.
silla-ruedas|16|Villarrica|Silla de ruedas plegable|Para adulto.
muletas|16|Encarnación|Muletas de aluminio|Regulables.
baston|16|Luque|Bastón ortopédico|Cuatro patas.
tensiometro|16|Asunción|Tensiómetro digital Omron|De brazo.
nebulizador|16|Asunción|Nebulizador San Up|Con mascarillas.
entradas|16|Asunción|Entrada para concierto|Campo, dos.
bidones|16|Limpio|Bidones de 20 litros|Vacíos, limpios.
cajas|16|Asunción|Cajas de cartón para mudanza|Treinta.
disfraz|16|San Lorenzo|Disfraz de San Juan|Kamba, con máscara.
navidad|16|Luque|Árbol de Navidad con adornos|Metro ochenta. #navidad
pesebre|16|Areguá|Pesebre de cerámica|Doce piezas.
globos|16|Ñemby|Decoración de cumpleaños|Globos y guirnaldas.
chipa|16|Caacupé|Moldes para chipa argolla|De lata.
miel|16|Paraguarí|Miel de abeja pura|Un litro, de la chacra.
colchon-infl|9|Encarnación|Colchón inflable de dos plazas|Con inflador.
termometro|16|Luque|Termómetro infrarrojo|Sin contacto.
tabla-planchar|5|Asunción|Tabla de planchar|Con funda nueva.
queso|16|Filadelfia|Queso Paraguay casero|Un kilo.
`
