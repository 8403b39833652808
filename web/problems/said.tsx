import { useWords } from '#web/i18n/use-words.ts'

type SaidProps = {
  title: string
  words: string | null
  photos: readonly string[]
}

/** What one of the two says, with their pictures; each opens large. */
export function Said({ title, words, photos }: SaidProps) {
  const t = useWords('problems')
  return (
    <div className="grid gap-1 rounded-field bg-sunken p-3">
      <p className="text-sm font-semibold">{title}</p>
      {words && <p className="whitespace-pre-wrap wrap-anywhere">{words}</p>}
      {photos.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <li key={photo}>
              <a href={`${photo}/1600`} target="_blank" rel="noreferrer" className="block">
                <img
                  src={`${photo}/320`}
                  alt={t('photo_nth', { n: at + 1 })}
                  loading="lazy"
                  decoding="async"
                  className="size-20 rounded-field object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
