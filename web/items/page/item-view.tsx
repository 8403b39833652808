import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Item } from '#contract/items'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Chips } from '#web/ui/chips.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { Gallery } from './gallery/gallery.tsx'
import { ItemFacts } from './item-facts.tsx'
import { WhatThisIs } from './item-wants.tsx'
import { OwnerBar } from './owner-bar.tsx'
import { OwnerCard } from './owner-card.tsx'
import { ProposeBar } from './propose-bar.tsx'
import { ReportLink } from './report-link.tsx'
import { SimilarSlot } from './similar/similar-slot.tsx'

const PublishedMoment = lazyPart(
  () => import('#browser/items/moment/published-moment.tsx'),
  'PublishedMoment',
)

/** `unknown` while it is asked who is there. */
export type Viewer = 'owner' | 'other' | 'unknown'

type ItemViewProps = {
  item: Item
  distanceKm: number | undefined
  viewer: Viewer
  edit: { begin: () => void; wasEditing: boolean }
}

/** One item as anybody may see it. All of it is text: markup in a title stays what was typed (case 32). */
export function ItemView({ item, distanceKm, viewer, edit }: ItemViewProps) {
  const t = useWords('items')
  const isVisitor = useSession().user === null
  const mine = viewer === 'owner'
  const [path, navigate] = useLocation()
  const isNew = useHistoryState<{ published?: boolean } | null>()?.published === true
  // A question comes before what is known.
  const isAsked = mine && item.isAsked === true
  const own = mine && <OwnerBar item={item} onEdit={edit.begin} isBack={edit.wasEditing} />
  return (
    <div className="grid gap-10">
      {mine && isNew && !item.withheld && (
        <Later shape={<div className="skeleton h-80 rounded-card" />}>
          <PublishedMoment
            hasCard
            item={item}
            onClose={() => navigate(path, { replace: true, state: null })}
          />
        </Later>
      )}
      <article className="flex flex-col gap-6 wide:grid wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] wide:gap-10">
        <Gallery photos={item.photos} title={item.title} />
        {/* On phones these stand in the article's own column, so that the bar can stay in sight along all of it. */}
        <div className="contents wide:grid wide:content-start wide:gap-6">
          {isAsked && own}
          <ItemFacts item={item} distanceKm={distanceKm} hasMark={!isAsked} mine={mine} />
          {!isAsked && own}
          {isVisitor && viewer === 'other' && <WhatThisIs />}
          {!mine && <ProposeBar item={item} isHidden={viewer === 'unknown'} />}
          <OwnerCard person={item.user} mine={mine} />
          <section className="grid gap-2">
            <h2 className="text-lg">{t('about')}</h2>
            <p className="whitespace-pre-line">{item.description}</p>
          </section>
          {item.tags.length > 0 && <Chips words={item.tags} label={t('tags')} />}
          {viewer === 'other' && <ReportLink id={item.id} />}
        </div>
      </article>
      <SimilarSlot id={item.id} />
    </div>
  )
}
