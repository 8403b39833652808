import { useLocation, useSearch } from 'wouter'

/** The text searched for lives in `?q=` of the path one is on; typing leaves no trail in the history. */
export function useSearchText(): [string, (text: string) => void] {
  const [path, navigate] = useLocation()
  const text = new URLSearchParams(useSearch()).get('q') ?? ''
  return [
    text,
    (next) => {
      if (next === text) return
      const query = new URLSearchParams({ q: next })
      navigate(next.trim() ? `${path}?${query}` : path, { replace: true })
    },
  ]
}
