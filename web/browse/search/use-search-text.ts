import { useLocation, useSearch } from 'wouter'
import { paths } from '#web/ui/navigation/paths.ts'

/** The two pages that are the list (D6). */
export const isList = (path: string) => path === paths.home || path === paths.search()

/** Where shared links lead: an item, a person. */
export const isShared = (path: string) => /^\/(items\/\d+|user\/[^/]+)$/.test(path)

/** Without scripts the list is leafed through by links: `?cursor=` is where such a page begins. */
export const useStart = (): string => new URLSearchParams(useSearch()).get('cursor') ?? ''

/**
 * The text searched for lives in `?q=` of the list; typing leaves no trail in the history. From any other
 * page searching leads to the list.
 */
export function useSearchText(): [string, (text: string) => void] {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const isHere = isList(path)
  const text = (isHere && new URLSearchParams(query).get('q')) || ''
  return [
    text,
    (next) => {
      if (next === text) return
      const wanted = next.trim() ? `?${new URLSearchParams({ q: next })}` : ''
      if (isHere) navigate(path + wanted, { replace: true })
      else if (wanted) navigate(paths.search() + wanted)
    },
  ]
}
