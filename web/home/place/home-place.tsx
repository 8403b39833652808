import { useLocation } from 'wouter'
import { HOME_COOKIE, UNFOLDED } from '#terms/home'
import { useSeen } from '#web/api/first-view.ts'
import { saysCookie } from '#web/api/storage.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { styledPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'

const HomePanel = styledPart(() => import('#browser/home/panel/home-panel.tsx'), 'HomePanel')

/** Above a member's list, its place kept from the first frame (J340): what is in it comes later and moves nothing. */
export function HomePlace() {
  const [path] = useLocation()
  const isOpen = useSeen(
    () => saysCookie(HOME_COOKIE, UNFOLDED),
    ({ isUnfolded }) => isUnfolded === true,
  )
  if (path !== paths.home) return null
  return (
    <div className="mt-1.5 wide:mt-4">
      <Later shape={<div className={isOpen ? 'h-[15.25rem]' : 'h-[2.75rem]'} />}>
        <HomePanel />
      </Later>
    </div>
  )
}
