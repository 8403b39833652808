import { CATEGORIES, nameIn } from '#terms/categories'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/field.tsx'
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
      className="grid gap-3 wide:grid-cols-[2fr_1fr_1fr_auto] wide:items-end"
    >
      <label className="grid gap-1 text-sm font-semibold">
        {t('search')}
        <input name="q" type="search" defaultValue={asked.q} maxLength={200} className={CONTROL} />
      </label>
      <label className="grid gap-1 text-sm font-semibold">
        {t('category')}
        <select name="category" defaultValue={asked.category ?? ''} className={CONTROL}>
          <option value="">{t('category_any')}</option>
          {CATEGORIES.map((one) => (
            <option key={one.id} value={one.id}>
              {nameIn(one, language)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-sm font-semibold">
        {t('place')}
        <input name="place" defaultValue={asked.place} maxLength={100} className={CONTROL} />
      </label>
      <Button type="submit" kind="secondary">
        {t('show')}
      </Button>
    </form>
  )
}
