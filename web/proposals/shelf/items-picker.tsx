import { PackageOpen, Plus } from 'lucide-react'
import { type Ref, useId } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { CONTROL } from '#web/ui/field.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ItemChoice } from './item-choice.tsx'
import type { Shelf } from './use-offerable.ts'

/** With more than these one looks for them by name. */
const SEARCH_FROM = 12
const SKELETONS = ['a', 'b', 'c', 'd']
const GRID = 'grid grid-cols-2 gap-2 large:grid-cols-1 wide:grid-cols-4'

/** To the first of its things that is not chosen; while they come, to the shelf itself. */
export function goToShelf(shelf: HTMLElement | null): void {
  shelf?.scrollIntoView({ block: 'start' })
  const thing = shelf?.querySelector<HTMLElement>('input[type=checkbox]:not(:checked)')
  ;(thing ?? shelf)?.focus({ preventScroll: true })
}

type ItemsPickerProps = Shelf & {
  ref?: Ref<HTMLFieldSetElement>
  title?: string
  hint?: string
  /** Of the other side there is nothing to publish. */
  isOwn?: boolean
  /** Always chosen. */
  fixedId?: number | undefined
  problem: string | undefined
  /** Of one's own: publishing something in this place (D66). Left out: on its own page. */
  onNew?: () => void
}

/** Items of one side that are free, to choose from. */
export function ItemsPicker(props: ItemsPickerProps) {
  const {
    things,
    search,
    onSearch,
    chosen,
    onChoose,
    problem,
    fixedId,
    isOwn = true,
    onNew,
  } = props
  const t = useWords('proposals')
  const id = useId()
  const { free, shown, taken, isLoading, hasMore, error, isOffline } = things
  const whose = isOwn ? 'own' : 'theirs'
  const isSearchable = free.length > SEARCH_FROM || search !== ''
  const isEmpty = free.length === 0 && !isLoading && !error
  const toggle = (one: number) =>
    onChoose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])

  return (
    <fieldset ref={props.ref} tabIndex={-1} className="grid min-w-0 scroll-mt-4 gap-2 outline-none">
      <legend className="mb-1.5 font-medium">{props.title ?? t('things')}</legend>
      {problem ? (
        <p id={id} role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      ) : (
        !isEmpty && (
          <p id={id} className="text-sm text-muted">
            {props.hint ?? t('things_hint')}
          </p>
        )
      )}
      {taken.length > 0 && (
        <p role="status" className="rounded-card bg-wait-soft p-3 ps-4 text-wait">
          {t('things_taken', { count: taken.length, titles: taken.join(', ') })}
        </p>
      )}
      {isSearchable && (
        <input
          type="search"
          aria-label={t(`things_search_${whose}`)}
          placeholder={t(`things_search_${whose}`)}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          // Enter looks for it, which has been done: it must not send the proposal.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          autoComplete="off"
          className={CONTROL}
        />
      )}
      <p role="status" className={search !== '' && !isLoading ? 'text-sm text-muted' : 'sr-only'}>
        {isLoading
          ? t(`things_loading_${whose}`)
          : search !== '' &&
            (shown.length > 0
              ? t('things_found', { count: shown.length })
              : t(`things_none_found_${whose}`))}
      </p>
      {shown.length > 0 && (
        <ul className={GRID}>
          {shown.map((item) => (
            <li key={item.id}>
              <ItemChoice
                item={item}
                isChosen={chosen.includes(item.id)}
                isFixed={item.id === fixedId}
                isInvalid={problem !== undefined}
                describedBy={problem === undefined ? undefined : id}
                onToggle={() => toggle(item.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {isLoading && shown.length === 0 && !error && (
        <div aria-hidden className={GRID}>
          {SKELETONS.map((key) => (
            <div key={key} className="skeleton aspect-square rounded-card" />
          ))}
        </div>
      )}
      {(Boolean(error) || isOffline) && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-wait-soft p-3 ps-4 text-wait">
          <p>{isOffline ? t(`things_offline_${whose}`) : t(`things_failed_${whose}`)}</p>
          <RetryButton onRetry={things.retry} />
        </div>
      )}
      {hasMore && !error && (
        <Button kind="secondary" onClick={things.loadNext} className="justify-self-center">
          {t('things_more')}
        </Button>
      )}
      {onNew && free.length > 0 && (
        <Button
          kind="quiet"
          onClick={onNew}
          aria-haspopup="dialog"
          className="-ms-2 justify-self-start px-2"
        >
          <Plus size={20} aria-hidden />
          {t('new_thing')}
        </Button>
      )}
      {isEmpty && !isOwn && <p className="text-sm text-muted">{t('things_none_theirs')}</p>}
      {isEmpty && isOwn && (
        <div className="-my-6">
          <EmptyState icon={PackageOpen} title={t('things_empty')} text={t('things_empty_text')}>
            {onNew ? (
              <Button kind="secondary" onClick={onNew} aria-haspopup="dialog">
                {t('publish')}
              </Button>
            ) : (
              <ButtonLink href={paths.publish} kind="secondary">
                {t('publish')}
              </ButtonLink>
            )}
          </EmptyState>
        </div>
      )}
    </fieldset>
  )
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const shell = useWords('shell')
  return (
    <Button kind="secondary" onClick={onRetry}>
      {shell('try_again')}
    </Button>
  )
}
