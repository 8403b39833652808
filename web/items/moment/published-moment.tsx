import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, X } from 'lucide-react'
import type { Item } from '#contract/items'
import { useNow } from '#web/api/first-view.ts'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { itemAddress, shareLinks } from '#web/items/page/share/share-links.ts'
import { ShareMark } from '#web/items/page/share/share-mark.tsx'
import { wantingQuery } from '#web/items/queries.ts'
import { brand } from '#web/ui/brand.ts'
import { Button, ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

/** As others meet it in a list. */
const CARD = 'w-37 shrink-0 wide:w-44'

type PublishedMomentProps = {
  item: Item
  /** Above a list it stands there. */
  hasCard?: boolean
  onClose: () => void
}

/** Right after a publication (D66): one's card as others see it, telling friends of it, and whose things it could become. */
export function PublishedMoment({ item, hasCard = false, onClose }: PublishedMomentProps) {
  const t = useWords('items')
  const shell = useWords('shell')
  const now = useNow()
  const text = t('share_text', { title: item.title, brand })
  const whatsapp = shareLinks(text, itemAddress(item.id)).find(
    ({ target }) => target === 'whatsapp',
  )
  return (
    <section
      aria-labelledby="published-moment"
      className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-line bg-accent-soft/60 p-4"
    >
      <header className="-mt-2 -me-2 flex items-start justify-between gap-2">
        <h2 id="published-moment" className="pt-2.5 text-lg leading-snug">
          {t('moment_title')}
        </h2>
        <Button
          kind="quiet"
          onClick={onClose}
          aria-label={shell('close')}
          className="shrink-0 px-2.5"
        >
          <X size={20} aria-hidden />
        </Button>
      </header>
      {hasCard && (
        <div className="-mt-2 grid max-w-2xl gap-2">
          <p>{t('moment_card')}</p>
          <ItemCard item={item} now={now} view="list" />
        </div>
      )}
      <p className="-mb-2">{t('moment_text')}</p>
      <a
        href={whatsapp?.href}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonLook('primary')} min-h-12 wide:justify-self-start`}
      >
        <ShareMark target="whatsapp" />
        {t('moment_whatsapp')}
      </a>
      <Wanting item={item} />
    </section>
  )
}

/** Near, of like value, whose owners would like such a thing; absent when there is none or it cannot be had. */
function Wanting({ item }: { item: Item }) {
  const t = useWords('items')
  const now = useNow()
  const { data = [] } = useQuery(wantingQuery(item.id))
  if (data.length === 0) return null
  return (
    <section
      aria-label={t('moment_wanting')}
      className="grid min-w-0 grid-cols-1 gap-3 border-t border-line pt-4"
    >
      <h3 className="text-base">{t('moment_wanting')}</h3>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1">
        {data.map((one) => (
          <li key={one.id} className={`${CARD} flex snap-start flex-col gap-2`}>
            <div className="grow">
              <ItemCard item={one} now={now} />
            </div>
            <ButtonLink
              href={paths.propose(one.id, item.id)}
              kind="secondary"
              aria-label={t('moment_propose', { mine: item.title, theirs: one.title })}
            >
              <ArrowLeftRight size={18} aria-hidden />
              {t('moment_propose_short')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
