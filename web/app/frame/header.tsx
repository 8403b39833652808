import { Plus } from 'lucide-react'
import { useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { SearchBox } from '#web/browse/search/search-box.tsx'
import { isShared } from '#web/browse/search/use-search-text.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { styledPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { Bar, Brand } from './bar.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuButton } from './menu-button.tsx'
import { VisitorLinks } from './visitor-links.tsx'

const memberFrame = () => import('#browser/app/members/members.ts')
const MemberLinks = styledPart(memberFrame, 'MemberLinks')
const MemberButtons = styledPart(memberFrame, 'MemberButtons')

/** Of who is signed in, so that their frame is drawn at once. */
export const prepareMembers = (): Promise<unknown> =>
  Promise.all([MemberLinks.prepare(), MemberButtons.prepare()])

/**
 * Where one is, the search, where one can go, who one is. What signed-in people have comes later, in its place. Who
 * comes by a link that was shared finds what this is and the way to all the rest (J161).
 */
export function Header() {
  const t = useWords('shell')
  const isOut = useSession().state === 'out'
  const [path] = useLocation()
  const isArrival = isOut && isShared(path)

  return (
    <Bar>
      <MenuButton />
      <Brand />
      <div
        className={
          isArrival ? 'col-span-full flex gap-1 large:flex-wrap wide:contents' : 'contents'
        }
      >
        <SearchBox />
        {isArrival && (
          <ButtonLink kind="quiet" href={paths.home} className="px-2 text-sm wide:hidden">
            {t('explore')}
          </ButtonLink>
        )}
      </div>
      <nav
        aria-label={t('main_navigation')}
        className={`row-start-1 col-start-3 flex flex-wrap items-center justify-end gap-1 wide:col-auto wide:row-auto ${isOut ? 'large:col-span-full large:row-start-2' : ''}`}
      >
        {isOut ? (
          <VisitorLinks />
        ) : (
          <Later shape={<div className="hidden w-48 wide:block lg:w-96" />}>
            <MemberLinks />
          </Later>
        )}
        <LanguageSwitch />
        <ButtonLink
          href={isOut ? paths.login(paths.publish) : paths.publish}
          data-tip={t('publish')}
          className={`shrink-0 px-3 xl:px-4 ${isOut ? '' : 'phone:hidden large:inline-flex'}`}
        >
          <Plus size={20} aria-hidden />
          <span className="sr-only xl:not-sr-only">{t('publish')}</span>
        </ButtonLink>
        {!isOut && (
          <Later shape={<div className="h-11 w-22" />}>
            <MemberButtons />
          </Later>
        )}
      </nav>
      {isArrival && (
        <p className="col-span-full pb-1 text-sm text-muted">{t('what_this_is', { brand })}</p>
      )}
    </Bar>
  )
}
