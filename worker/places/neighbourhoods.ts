/**
 * Neighbourhoods of the ten largest towns of Paraguay, by the town's name in the gazetteer. Names only: one of them
 * resolves to its town's point, never to a point of its own.
 *
 * Source: Instituto Nacional de Estadística (INE), Paraguay, "Cartografía Censal", layers "Barrios y localidades" of 2012
 * and 2022 (https://www.ine.gov.py/microdatos/cartografia-digital-2022.php), with what people say beside a long official
 * name ("Obrero", "Trinidad"). Licence: official public information, for whose files INE declares no licence of its own;
 * bare names are not protected, and its maps and outlines are not used.
 */
const BY_TOWN: Record<string, string> = {
  Asunción: `Sajonia, San Antonio, Doctor Francia, Itá Pytã Punta, La Encarnación, Tacumbú, Jukyty, La Catedral, Catedral,
    General Díaz, Obrero, Roberto L. Petit, Ricardo Brugada, Chacarita, San Roque, Silvio Pettirossi, Pettirossi,
    San Vicente, Pinozá, Vista Alegre, Mburicaó, Bernardino Caballero, Ciudad Nueva, Las Mercedes, Bañado Cara Cara,
    Bañado Sur, Bañado Norte, Bañado Tacumbú, Jara, Mariscal López, Virgen del Huerto, Banco San Miguel, San Cayetano,
    Republicano, Santa Ana, Itá Enramada, Santa Librada, De la Residenta, Carlos Antonio López, Nazareth, Terminal,
    Hipódromo, San Pablo, Villa Aurelia, Los Laureles, Tembetary, Recoleta, Villa Morra, Mariscal Estigarribia,
    San Cristóbal, Ykua Satí, Ycuá Satí, Herrera, Luis Alberto de Herrera, Santa María, Ytay, San Jorge, Tablada Nueva,
    Virgen de Fátima, Santa Rosa, Virgen de la Asunción, Bella Vista, Santo Domingo, Cañada del Yvyray,
    Santísima Trinidad, Trinidad, Manorá, Las Lomas, Carmelitas, Las Carmelitas, Mburucuyá, Madame Lynch,
    Salvador del Mundo, Mbocayaty, Ñu Guasu, Loma Pytá, San Blas, Botánico, Zeballos Cué, Viñas Cué`,
  'Ciudad del Este': `Don Bosco, Pablo Rojas, San Blas, Juan E. O'Leary, Boquerón, Área 1, Área 2, Área 3, Área 4, Área 8,
    San José, 23 de Octubre, San Miguel, Remansito, Santa Ana, Ciudad Nueva, Bernardino Caballero, Che la Reina,
    La Blanca, Carolina, Las Mercedes, San Juan, Jardín del Este, San Alfredo, Villa Fanny, San Isidro, San Lucas,
    Paraná Country Club`,
  Luque: `Zárate Isla, Ycuá Karanda'y, Ycuá Carandá, Mora Cué, Cañada Garay, Yka'a, Loma Merlo, Primer Barrio,
    Segundo Barrio, Tercer Barrio, Cuarto Barrio, Campo Grande, Hugua de Seda, Maramburé, Yaguareté Corá, Costa Sosa,
    Ycuá Duré, Maka'i, Cañada San Rafael, Isla Bogado, Laurelty, Itapuamí, Tarumandy, Marín Ka'aguy, Itá Angu'a, Yukyry,
    Nueva Asunción, Bella Vista, 3 de Mayo`,
  'San Lorenzo': `Laurelty, Villa Amelia, San Miguel, Santo Rey, Virgen de los Remedios, Villa Laurelty, Sagrada Familia,
    Calle'i, San Isidro, San Francisco, Santa María, Ñu Porá, San Ramón, Las Mercedes, San José, Santa Lucía, San Rafael,
    San Roque, Inmaculada, San Pedro, San Blas, Corazón de Jesús, San Antonio, San Felipe, María Auxiliadora, Fátima,
    San Luis, Florida, La Encarnación, Lucerito, Santa Ana, Santa Cruz, Santa Librada, Barcequillo, Villa Universitaria,
    Espíritu Santo, Villa del Agrónomo, Santo Tomás, Tayazuapé, Los Nogales, Miraflores, Villa Industrial, Mita'i,
    Nueva Aurora, Virgen del Rosario, Capilla del Monte, Rincón, Lérida, Reducto, Anahí, La Victoria, Capellanía,
    Lote Guasu`,
  Capiatá: `Costa Salinas, Naranjaty, Villa Militar, Laurelty, Campos Verdes, Candelaria, Roberto L. Petit,
    Costa Salinares, Santa Librada, Puerta del Sol, Aratirí, Loma Clavel, Torremolinos, San Miguel, San Lorenzo, Capsa,
    Arrúa, Toledo Cañada, Aldana Cañada, Rojas Cañada, Loma Barrero, Yataity, San Jorge, Virgen del Pilar, Retiro,
    Posta Ybycuá, Yvyraro, Ybyraró, Cerrito, Santísima Cruz, Santa Rita, San Roque, Santo Domingo, Kennedy`,
  Lambaré: `Palomar, San Rafael, Santo Domingo, Panambireta, Panambí Retã, Pilar, Felicidad, Santa Rosa, Mariscal López,
    Valle Yvaté, Santa Luisa, Santa Lucía, La Victoria, Kennedy, Villa Virginia, Cerro Corá, Villa Cerro Corá,
    Valle Apu'a, Cuatro Mojones, San Antonio, San Roque González, Cañada San Miguel, Mbachió, Puerto Pabla, San Isidro,
    Parques del Yacht`,
  'Fernando de la Mora': `Orilla del Campo Grande, Villa Ofelia, Laguna Grande, Estanzuela, Laguna Satí, Domingo Savio,
    Bernardino Caballero, Kokue Guasu, Kokue Guazú, Pitiantuta, Itá Ka'aguy, Tres Bocas, San Juan, San Antonio,
    Residentas, Santa Teresa, Zavala Cué`,
  Limpio: `Piquete Cué, Caacupemí, Rincón del Peñón, Salado, San Pedro, San José, San Antonio, Santa Lucía, Montaña Alta,
    Mbayué, Santa Librada, Aguapey, Isla Aranda, Isla Aveiro, Juan de Salazar, Colonia Juan de Salazar, Costa Azul,
    Paso Correo, El Peñón, Villa Madrid, Pilar del Norte`,
  Ñemby: `Villa Anita, Pa'i Ñu, Mbocayaty, Mbokajaty, Vista Alegre, Salinas, Rincón, Caaguazú, Cañadita, Los Naranjos,
    3 de Mayo`,
  Encarnación: `Boquerón, Inmaculada Concepción, La Victoria, Obrero, San Roque González, Pacú Cuá, Carlos Antonio López,
    La Catedral, Catedral, San Blas, Ciudad Nueva, Santa Rosa, Padre Bolik, Bernardino Caballero, La Paz, Villa Cándida,
    Potiy, Buena Vista, Mboi Ka'ê, Kennedy, María Auxiliadora, Ka'aguy Rory, Quiteria, San Pedro, San Isidro,
    Nueva Esperanza, Sagrada Familia, Fátima, Curupayty, Chaipé, Juan León Mallorquín, Santa María, Itá Angu'a,
    San José Obrero, Cerrito, Itá Paso, Santo Domingo, San Luis, Uru Sapukái, Arroyo Porã, Los Arrabales, San Antonio,
    San Rafael`,
}

export const NEIGHBOURHOODS: readonly (readonly [town: string, names: string[]])[] = Object.entries(
  BY_TOWN,
).map(([town, names]) => [town, names.split(',').map((name) => name.trim())])
