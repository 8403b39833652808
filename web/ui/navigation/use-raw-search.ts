import { useRouter } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

/** The query as the address has it, with its mark: wouter's own decodes once too often for what is nested in it. */
export const useRawSearch = (): string => useSearch(useRouter())
