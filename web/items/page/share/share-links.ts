/** Where an item is shared to. Titles are strangers' text: everything in an address is encoded. */
import { paths } from '#web/ui/navigation/paths.ts'

/** The one address of an item: no query, so that nobody's filters or way back travel with it. */
export const itemAddress = (id: number): string => `${location.origin}${paths.item(id)}`

export type ShareTarget = 'whatsapp' | 'facebook' | 'twitter'

export function shareLinks(text: string, address: string): { target: ShareTarget; href: string }[] {
  return [
    { target: 'whatsapp', href: `https://wa.me/?${query({ text: `${text} ${address}` })}` },
    {
      target: 'facebook',
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`,
    },
    {
      target: 'twitter',
      href: `https://twitter.com/intent/tweet?${query({ text, url: address })}`,
    },
  ]
}

/** Some of them show a plus where a space is meant. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20')
}
