import { useWords } from '#web/i18n/use-words.ts'

const SHAPES = ['a', 'b', 'c']

export function ReviewSkeletons() {
  const t = useWords('reviews')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden className="grid gap-3">
        {SHAPES.map((shape) => (
          <div key={shape} className="skeleton h-40 rounded-card" />
        ))}
      </div>
    </>
  )
}
