import { PenLine } from 'lucide-react'
import type { PublicPerson } from '#contract/accounts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { part } from '#web/ui/lazy/part.ts'
import { useLater } from '#web/ui/lazy/use-later.ts'

const load = () =>
  part(() => import('#browser/reputation/write/write-review-dialog.tsx'), 'WriteReviewDialog')

/** For signed-in people about somebody else: a review without a trade, which is not verified (D35). */
export function WriteReview({ person }: { person: PublicPerson }) {
  const t = useWords('reviews')
  const { Part: WriteReviewDialog, open, close, prepare } = useLater(load)
  return (
    <>
      <Button onClick={open} onPointerEnter={prepare} aria-haspopup="dialog">
        <PenLine size={18} aria-hidden />
        {t('write')}
      </Button>
      {WriteReviewDialog && <WriteReviewDialog person={person} tradeId={null} onClose={close} />}
    </>
  )
}
