/** The sixteen categories (D45). They are a decision, not data of a person: no list joins a table for them. */

export const CATEGORIES = [
  { id: 1, key: 'electronics', es: 'Electrónica', en: 'Electronics' },
  { id: 2, key: 'phones', es: 'Celulares', en: 'Phones' },
  { id: 3, key: 'computing', es: 'Computación', en: 'Computing' },
  { id: 4, key: 'appliances', es: 'Electrodomésticos', en: 'Appliances' },
  { id: 5, key: 'home', es: 'Hogar y muebles', en: 'Home and furniture' },
  { id: 6, key: 'clothes', es: 'Ropa y calzado', en: 'Clothes and shoes' },
  { id: 7, key: 'babies', es: 'Bebés y niños', en: 'Babies and children' },
  { id: 8, key: 'toys', es: 'Juguetes y juegos', en: 'Toys and games' },
  { id: 9, key: 'sports', es: 'Deportes y bicicletas', en: 'Sports and bikes' },
  { id: 10, key: 'books', es: 'Libros', en: 'Books' },
  { id: 11, key: 'music', es: 'Música e instrumentos', en: 'Music and instruments' },
  { id: 12, key: 'tools', es: 'Herramientas', en: 'Tools' },
  { id: 13, key: 'garden', es: 'Jardín y plantas', en: 'Garden and plants' },
  { id: 14, key: 'vehicles', es: 'Vehículos y repuestos', en: 'Vehicles and parts' },
  { id: 15, key: 'art', es: 'Arte y colección', en: 'Art and collecting' },
  { id: 16, key: 'other', es: 'Otros', en: 'Other' },
] as const

export type CategoryKey = (typeof CATEGORIES)[number]['key']
export const CATEGORY_IDS = CATEGORIES.map((c) => c.id)

/** English, else Spanish: D45 gives the names in these two. `language` is what the person reads. */
export function nameIn(category: (typeof CATEGORIES)[number], language: string): string {
  return language === 'en' ? category.en : category.es
}

/** Empty for a number that is none. */
export function categoryName(id: number, language: string): string {
  const category = CATEGORIES.find((one) => one.id === id)
  return category ? nameIn(category, language) : ''
}
