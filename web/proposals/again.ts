/** What of the item's page says that another offer has to wait (D59). */
import type { OwnTrade } from '#contract/proposals'

type Own = OwnTrade | null | undefined

/** The offer that was turned down is all there is: no question is open beside it. */
export const isTurnedDown = (own: Own): boolean => own?.againAt !== undefined && !own.isQuestion
