import { Suspense } from 'react'
import { Fallback } from '#web/ui/lazy/fallback.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'

/** Most texts hold no address: what finds them is fetched for the first that may. */
const MAY_HOLD_ONE = /https?:\/\//i
const TextWithLinks = lazyPart(
  () => import('#browser/chat/panel/text-with-links.tsx'),
  'TextWithLinks',
)

/** What a person wrote, as it was written. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {MAY_HOLD_ONE.test(text) ? (
        <Fallback to={<span>{text}</span>}>
          <Suspense fallback={<span>{text}</span>}>
            <TextWithLinks text={text} />
          </Suspense>
        </Fallback>
      ) : (
        <span>{text}</span>
      )}
    </p>
  )
}
