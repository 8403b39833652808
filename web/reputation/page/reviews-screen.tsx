import { useLocation, useSearch } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TabList } from '#web/ui/tab-list.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { OwnNumbers } from './own-numbers.tsx'
import { OwnReviews } from './own-reviews.tsx'
import type { ReviewTab } from './use-own-reviews.ts'

const TABS: readonly ReviewTab[] = ['received', 'written']
const PANEL_ID = 'reviews-panel'
const tabId = (tab: ReviewTab) => `reviews-${tab}`

/** /reviews: one's reputation, what others wrote and what one wrote. The tab is in the address: back finds it. */
export function ReviewsScreen() {
  const t = useWords('reviews')
  const { user } = useSession()
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('tab')
  const tab: ReviewTab = asked === 'written' ? 'written' : 'received'
  const choose = (to: ReviewTab) =>
    navigate(to === 'written' ? `${paths.reviews}?tab=written` : paths.reviews, { replace: true })
  useTitle(t('page_title'))
  return (
    <div className="mx-auto grid max-w-3xl gap-5 pt-6 wide:pt-10">
      <header>
        <h1 className="text-xl wide:text-2xl">{t('page_title')}</h1>
        <p className="mt-1 text-muted">{t('page_text')}</p>
      </header>
      {user && <OwnNumbers userId={user.id} />}
      <TabList
        options={TABS.map((value) => ({ value, id: tabId(value), label: t(`tab_${value}`) }))}
        selected={tab}
        onChange={choose}
        label={t('tabs')}
        panelId={PANEL_ID}
      />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={tabId(tab)}>
        {user && <OwnReviews key={tab} tab={tab} />}
      </div>
    </div>
  )
}
