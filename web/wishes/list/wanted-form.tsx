import { CATEGORIES, nameIn } from '#terms/categories'
import { SelectField } from '#web/forms/fields/select-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import type { Asked } from '#web/wishes/asked.ts'

type Props = { asked: Asked; onAsk: (search: string) => void }

/** What is asked of the list: a real form, so that it works before the app does. */
export function WantedForm({ asked, onAsk }: Props) {
  const t = useWords('wishes')
  const language = activeLanguage()
  return (
    <form
      action={paths.wanted()}
      aria-label={t('filters')}
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const set = [...given].filter(([, value]) => typeof value === 'string' && value.trim())
        onAsk(new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString())
      }}
      className="grid grid-cols-2 gap-3 large:grid-cols-1 wide:grid-cols-[2fr_1fr_1fr_auto] wide:items-end"
    >
      <div className="col-span-full wide:col-span-1">
        <TextField
          name="q"
          type="search"
          label={t('search')}
          defaultValue={asked.q}
          maxLength={200}
        />
      </div>
      <SelectField
        name="category"
        label={t('category')}
        defaultValue={asked.category ?? ''}
        empty={t('category_any')}
        options={CATEGORIES.map((one) => [String(one.id), nameIn(one, language)])}
      />
      <TextField name="place" label={t('place')} defaultValue={asked.place} maxLength={100} />
      <Button type="submit" kind="secondary" className="col-span-full wide:col-span-1">
        {t('show')}
      </Button>
    </form>
  )
}
