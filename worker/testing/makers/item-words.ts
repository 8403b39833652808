/**
 * Spanish words as people write them about their items, the commonest first (counted over the demo
 * data's texts), and names beyond them that hardly anybody writes. Drawn by Zipf's law: the tenth comes
 * a tenth as often as the first.
 */
const WORDS = `
de con para y en la el a un los una sin dos se muy por que las tiene bien o no tres ideal lo talle poco mi grande caja
mano al madera uso batería le más cuatro juego cambio hace piezas funda meses seis día pantalla cable carga casa está
llevar ruedas todo pulgadas celular rodado cinco todos mesa luz colores chico auto cama años número horas teclado
bicicleta litros me firme sola están todas anda tela cualquier pared entra colchón diez silla portátil bolso libros
dura ocho completa ya nuevo m botones cuero moto repuesto liviana cargador chicos micrófono casco usé pero tereré
perfecta necesita algo jardín tapa su grandes firmes carrito cuna algodón mamaderas perfecto regalo hecho colección
color desde paraguaya tengo te hojas antes l clásico notebook bajo nunca gb disco entrada inalámbrico usb control
auriculares estuche cámara pilas reloj pintura cuerdas nuevas discos pelota vidrio velocidades veces kg ver cambié pie
pequeña eléctrica mate corta si nueva abrir hay fuerte pintado uno cuadro sobre días sus artesanal bebé rápido hijo
vez funciona hizo mucho también lavado apuntes lápiz leer del empezar blanco usada noche ni fútbol monitor mouse
cómodo quien imprime queda tableta es casi luces incluye consola radio sonido llamadas blanca agua flor plantas
infantil sofá carpintero luque par hierro tejida guitarra golpes niños hasta cubiertas armar camioneta heladera porque
licuadora hielo lavarropas andando microondas parejo ventilador tira buen viento medio batidora tipo oficina pieza
gasta cuidado vasos sirven fácil arreglar acero minutos dentro fuera usábamos llave jarrón areguá cada ñandutí tejido
metro obra paciencia fuente monedas treinta palo santo tallado todavía monte flores pesado verde hecha usar incluido
artesana bodies alta comer desmontable móvil nos vida lote veinte repetido fieltro cariño huevito va doce impecable
leído tomos pesa vori manchas castellano manuales primer año saga otra español cuaderno familia tapas tienen algún
remera vestido fiesta usado limpio listo zapatillas buena marca campera sombrero botas cómodas recién i bordada verano
falta campo estrenar negro enciende buenos teclas como muchas usa pila impresora tomar viene memoria escritorio
estudiar compacto tele ruido gamer silencioso televisor led remoto soporte parlante bluetooth suena unas inalámbricos
vienen lente baterías juegos controles barra bolsillo incluida pasado ve escucha despertador marcas saca fotos quedan
papel patio maceta florece regadera pérdidas sala huerta orquídea cortadora motor arranca siempre colgante nada
herramientas tapizado lavable departamento comedor asiento iguales lámpara da linda protector medida visitas cambian
juntos mide entran tornillos hermosa galería aprender arpa acordeón vinilos rock suenan resto restaurar guampa valija
aguanta carpa personas toda hamaca doble cm cabina ruta playa teléfono inteligente nuevos tamaños línea trasera frenos
rueditas piso raqueta pádel patines aluminio lado dibujos taladro mango llaves serrucho escalera balde máquina coser
camión oso bloques robot barrilete dados mil chapa freezer enfría mudo rayón costado nota vaso pica pocas automático
frontal programas funcionan puede grill calienta gratina plato base quebradura pava grados justo litro bol accesorios
batidor gancho paleta haces tortas vender frigobar estudiante silenciosa techo desarmamos instalación personal ganada
sorteo jugo horno botón duro apretarlo ganas semiautomático tachos lava centrifuga hervidor hierve inoxidable roja
repostería amasa pan problemas procesadora congelador horizontal despensa congela cerámica sale distinto óleo
atardecer lago pinté san bernardino marco mantel itauguá diámetro barro decorada frutas adorno mínima cachadura abajo
antiguas región catálogo paraguay argentina brasil pájaro chaco huele álbum estampillas quinientas ordenadas país azul
alto ramas estable paisaje acrílico alegra carpeta centro ensaladera esmaltada torno apta conmemorativas cápsulas
certificado tucán mbya tintes naturales sellos sudamérica lleno clasificar sorpresas aseguradas florero simpático
plegable pliega baúl capota lavada alturas barandas sanos beba creció plástico bpa bandeja cinturón puntos limpia
musical gira toca canciones dormía enseguida mellizos salvó andan empedrado viajes arma ropa prendas remeras
pantalones abrigo esterilizador eléctrico ajusta práctica visitar abuelos body bordado llegó mamá estrellas luna nube
colecho pega usamos novelas latinoamericanas roa bastos garcía márquez algunos dedicatoria yo supremo edición respeto
atlas ilustrado mapas alguna frontera cambió entonces enciclopedia hacen suyo historietas números mayoría ochenta
guardados cocina sopa chipa demás prometo diccionario guaraní completo ejemplos medicina ahorran fortuna cuentos
infantiles ilustrados gruesas dormir fantasía siete haya poesía antología libro mangas sueltas programación cero
ejercicios resolver recetas encuadernado escribas tuyas revistas ciencia completos doblez deforman casamiento correr
suela rodilla jean roturas perdidos cartera atyrá cosida chica piri karanda fresco liviano sol enero fuertes taco
lustradas camisa ao po yataity quedó floreado s fresca bolsillos hacía decirlo impermeable pasa gota xl urbanas error
muchos compartimentos coleccionar guardada lluvia pinchaduras ideales chacra era abuelo historia polvo ram ssd
rapidísimo facultad full hd hdmi vga píxeles quemados mecánico retroiluminado suaves ruidosas ser distribución ñ
ergonómico trabaja multifunción copia escanea cargué tinta mitad gráfica dibujar puntas repuestos creo placa
computadora cpu tareas kilo conecta prácticos atajos usaron colegio cuidada láser arrancar nítido tóner programables
curvo belleza trabajar varias ventanas retira fernando mora externo tb datos borrados compré cancelación usados
almohadillas réflex cuerpo hongos rayones empieza fotografía prueba cambiar agarra am fm tapita gomita prácticamente
responden mejora muchísimo óptica maneja digital compacta chiquita smart tv comprada factura excelente aplicaciones
cómodos claro fiestas hago alarma algunas instantánea rollo momento proyector películas cine amigos helecho frondoso
suave cactus pide octubre metal monstera enormes sanas pala rastrillo mangos cambiados ahora mismo explico cómo
cuidarla césped nafta segundo tirón cuchilla afilada plantines verduras tomate locote albahaca listos trasplantar
suculentas variadas macetitas distintas raíz potus crece guantes usadas primavera metros patios ayuden aromáticas
menta burrito cedrón agradecer cuerpos nuestro cedro retapizado interesan cálida foco maciza salen lijado plaza
desarma estantería estantes cajones plazas sillones individuales estaban velador chiquito lindo ratona redonda patas
sube baja gastado bordes matrimonial forjado biblioteca cien desarmada mimbre colgada sombra sillas les vendría
criolla dulce luthier cuidé busco manos toquen octavas trescientos sonidos ritmos tambor banda parche cambiado aro
palillos condensador grabar voces hacer podcast araña bajos afinado mes fuelle veinticinco polkas guaranias
amplificador w garaje órgano precioso setenta saltos enteras cajón peruano seco amigo dinámico cantar resiste ensayos
peñas tamaño prefirió faltan joya sepa estudio acolchada termo forrado mantiene bombilla kilos quejarse candado clave
vacaciones estacas sobretecho campana despierta cuadra cuerda pirayú siesta asegurada paraguas varillas regalos
sorpresa velas jabones armada mascota gato prefiere cartón justa avión silenciosas indio jugar adentro lona red río
equipo portatermo vuelca canasta dulces caseros mermelada guayaba miel sombrilla estaca lista liberado compañías rayas
templado triple básico mensajes marquita esquina deportivo cuenta pasos pulsaciones recorridos gps malla extra in ear
regalaron unos gomitas externa mah salidas c rojo cambiada servicio confianza celulares otro rota sacar ubicación
papás series original mini buenas ningún detalle lados rayitas solar útil acampar cuando rosa óptico teléfonos esposa
cuidados dieciocho regulados domingos sana canasto hija pasó profesional pegada caliente partidos nomás mancuernas
recubiertas rayan entrenar tenis encordado regulable ventilado retro lindos montaña cerro caminos tierra pesas
regulables seguros paseo clásica parrilla pronto carbono forma lágrima puesto entrenamiento perdió bota ajustables
rodilleras cabeza óxido grave percutor maletín mechas ladrillo martillo ajustable destornilladores pinzas cinta
métrica ordenada enseñaron afilado entero escalones pincel látex interior sobró zigzag ojales aceitada pedal v muebles
tubo cromo vanadio tijera vieja exterior cerrado teja antigua negras dorados cose martillos cortafierro japonés fino
tirar hoja amoladora corte protección juguete sobrino peluche suavecito cuarenta tóxica camina baila habla tacuara
volar hilo contamos jugadores inflable gigante pileta encarnación volquete arenero giran pardo alemana etiqueta jugó
él rompecabezas armado magnéticos pasan sesenta cerrada enseña electricidad básica acrobático hilos vuela norte
carretes camioncito helados lata puertas abren raspón familiar papeles aire acondicionado escucho terreno trabajo
diésel pongas cc patente solo dueño poquísimo parches integral homologado visor oscuro ah garantía marzo ciudad
estaciona delivery trabajó sigue llantas aleación lindísimas abierto forro x propiedad diferencia equivoqué modelo
ácido aparte hacerle tapicería amor urbana automática kilómetros espacio rueda auxilio tocó
`
  .trim()
  .split(/\s+/)
/** Of a hundred words so many are names: makes, models, nicknames. */
const NAMES_SHARE = 0.03
const NAMES = 200_000
const SYLLABLES = 'ba co di fe go lu ma ne pi ra so ti va xe yo za mu ke ji no'.split(' ')
/** Zipf and Mandelbrot: the first few are flatter than 1/rank. */
const FLATTER = 2.7

const sums: number[] = []
for (const [rank] of WORDS.entries()) sums.push((sums.at(-1) ?? 0) + 1 / (rank + 1 + FLATTER))

/** One word; `random` answers 0 <= n < 1. */
export function wordBy(random: () => number): string {
  if (random() < NAMES_SHARE) return nameBy(random)
  const wanted = random() * (sums.at(-1) ?? 0)
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return WORDS[low] ?? ''
}

/** Rank by the same law, spelled in syllables: "bagoxe", "lunemati". */
function nameBy(random: () => number): string {
  let left = Math.floor(NAMES ** random())
  let name = ''
  for (let n = 0; n < 2 || left > 0; n += 1) {
    name += SYLLABLES[left % SYLLABLES.length]
    left = Math.floor(left / SYLLABLES.length)
  }
  return name
}
