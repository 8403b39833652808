import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptPlace } from '#contract/trades/meeting/places'
import { Loaded } from '#web/admin/loaded.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { AddPlaceForm } from './add-place-form.tsx'
import { PlaceRow } from './place-row.tsx'
import { keptPlacesQuery } from './queries.ts'
import { RenameDialog } from './rename-dialog.tsx'

/** For administrators: public places to meet at, by town. Its words are those of 'places', 'refusals' and 'admin'. */
export function MeetingPlacesPanel() {
  const t = useWords('places')
  const [renaming, setRenaming] = useState<KeptPlace>()
  const [added, setAdded] = useState(0)
  return (
    <div className="grid gap-8">
      <SettingsCard title={t('add_title')} lead={t('add_lead')}>
        <AddPlaceForm key={added} onAdded={() => setAdded(added + 1)} />
      </SettingsCard>
      <section aria-labelledby="meeting-places" className="grid gap-4">
        <header className="grid gap-1">
          <h2 id="meeting-places" className="text-lg">
            {t('title')}
          </h2>
          <p className="text-muted">{t('lead')}</p>
        </header>
        <Loaded query={useQuery(keptPlacesQuery)} failed={t('failed')}>
          {(places) => <ByTown places={places} onRename={setRenaming} />}
        </Loaded>
      </section>
      {renaming && <RenameDialog place={renaming} onClose={() => setRenaming(undefined)} />}
    </div>
  )
}

type ByTownProps = { places: readonly KeptPlace[]; onRename: (place: KeptPlace) => void }

function ByTown({ places, onRename }: ByTownProps) {
  const t = useWords('places')
  const towns = new Map<string, KeptPlace[]>()
  for (const place of places) {
    const town = `${place.town}, ${place.country}`
    towns.set(town, [...(towns.get(town) ?? []), place])
  }
  return [...towns].map(([town, those]) => (
    <section key={town} className="grid gap-2">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base">{town}</h3>
        <p className="text-sm text-muted">
          {t('offered', { count: those.filter(({ isHidden }) => !isHidden).length })}
        </p>
      </header>
      <ul className="divide-y divide-line rounded-card border border-line bg-card px-4">
        {those.map((place) => (
          <PlaceRow key={place.id} place={place} onRename={() => onRename(place)} />
        ))}
      </ul>
    </section>
  ))
}
