import { useState } from 'react'
import { useRawSearch } from '#web/ui/navigation/use-raw-search.ts'
import { PersonPage } from './person-page.tsx'
import { RefusedList } from './refused-list.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Finding somebody, what was refused because of somebody suspended, and one person's page. */
export function PeoplePanel() {
  // Not in the address: what is looked for is somebody's number or mailbox.
  const [q, setQ] = useState('')
  const person = new URLSearchParams(useRawSearch()).get('person')
  if (person) return <PersonPage key={person} id={person} />
  return (
    <div className="grid gap-8">
      <SearchPanel q={q} onSearch={setQ} />
      <RefusedList />
    </div>
  )
}
