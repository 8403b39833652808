/** The stored columns by which an item is found. */
import { CATEGORIES } from '../categories/terms.ts'
import { exactText, foldText, sortText, tagsText, titled } from '../db/fold.ts'

type Searchable = {
  title: string
  description: string
  categoryId: number
  location: string
  city?: string | null
  country?: string | null
  tags: string[]
}

type SearchColumns = {
  titleSort: string
  searchExact: string
  searchFolded: string
  searchPlace: string
  searchTags: string
}

/** Cursors carry it, and Korean unfolds to three letters a syllable. Equal beginnings go by id. */
const TITLE_SORT_MAX = 60

/** Accents, case and signs make no other title. */
export const titleSort = (title: string): string => sortText(title).slice(0, TITLE_SORT_MAX)

/** The stored columns that search, filters and the alphabetical sort read. */
export function searchColumns(item: Searchable): SearchColumns {
  const category = CATEGORIES.find((c) => c.id === item.categoryId)
  const place = [item.location, item.city ?? '', item.country ?? ''].join(' ')
  const own = [item.title, item.description, ...item.tags, place].join(' ')
  const named = category ? `${category.es} ${category.en}` : ''
  return {
    titleSort: titleSort(item.title),
    // Without the category: its name is nobody's word for the thing. Titles stand in it as such besides.
    searchExact: `${exactText(own)} ${titled(foldText(item.title))}`.trim(),
    searchFolded: foldText(`${own} ${named}`),
    searchPlace: foldText(place),
    searchTags: tagsText(item.tags),
  }
}

/** Columns of a deleted item: the search forgets it. */
export const FORGOTTEN = { searchExact: '', searchFolded: '', searchPlace: '', searchTags: '' }
