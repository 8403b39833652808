import type { ReportedItem } from '#contract/admin'
import { momentInAsuncion } from '#web/i18n/moment.ts'
import { useWords } from '#web/i18n/use-words.ts'

/** What was reported as it was then, beside what stands now (D60): its owner may have changed it meanwhile. */
export function ThenAndNow({ thing }: { thing: ReportedItem }) {
  const t = useWords('admin')
  const { evidence, photos, now } = thing
  const isSame =
    now !== null &&
    now.title === evidence.title &&
    now.text === (evidence.text ?? '') &&
    photos.length === now.photos.length &&
    // Copies and what is shown are named by their content.
    photos.every((copy) => now.photos.some((one) => one.includes(nameOf(copy))))
  const old = photos.length === 0 && evidence.photo ? [`/api/admin/reports/${thing.id}/photo`] : []
  return (
    <div className="grid gap-3 wide:grid-cols-2">
      <section className="grid content-start gap-2 rounded-field bg-sunken p-3">
        {now && <h4 className="text-sm text-muted">{t('evidence')}</h4>}
        <p className="whitespace-pre-line">
          {evidence.text || <span className="text-muted">{t('no_text')}</span>}
        </p>
        <Pictures addresses={[...photos, ...old]} label={now ? 'evidence_photo' : 'photo'} />
      </section>
      {now && (
        <section className="grid content-start gap-2 rounded-field border border-line p-3">
          <h4 className="text-sm text-muted">{t('now')}</h4>
          <States now={now} />
          {now.isGone ? (
            <p>{t('now_gone')}</p>
          ) : isSame ? (
            <p>{t('now_same')}</p>
          ) : (
            <>
              <p className="font-semibold">{now.title}</p>
              <p className="whitespace-pre-line">
                {now.text || <span className="text-muted">{t('no_text')}</span>}
              </p>
              <Pictures addresses={now.photos} label="now_photo" />
            </>
          )}
        </section>
      )}
    </div>
  )
}

const nameOf = (address: string): string => address.split('/').at(-1) ?? ''

function States({ now }: { now: NonNullable<ReportedItem['now']> }) {
  const t = useWords('admin')
  const { withheld, isHeld } = now
  if (!withheld && !isHeld) return null
  const date = withheld?.until ? momentInAsuncion(withheld.until) : ''
  return (
    <p className="font-semibold text-wait">
      {withheld ? t(`now_${withheld.why}`, { date }) : t('now_held')}
    </p>
  )
}

type PicturesProps = {
  addresses: string[]
  label: 'photo' | 'evidence_photo' | 'now_photo'
}

function Pictures({ addresses, label }: PicturesProps) {
  const t = useWords('admin')
  if (addresses.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {addresses.map((address, at) => (
        <li key={address}>
          <img
            src={address}
            alt={t(label, { number: at + 1 })}
            loading="lazy"
            className="max-h-60 rounded-field"
          />
        </li>
      ))}
    </ul>
  )
}
