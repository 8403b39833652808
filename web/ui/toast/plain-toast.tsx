import { useEffect, useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { dismissToast, TOAST_MS, type Toast } from './toast.ts'
import { useClearOfField } from './use-clear-of-field.ts'

const BUTTON = 'min-h-11 px-2 font-semibold text-accent-strong'

/** What a toast says when the code of the real one could not be fetched (no network). */
export function PlainToast({ toast }: { toast: Toast }) {
  const t = useWords('shell')
  const { action } = toast
  const place = useRef<HTMLDivElement>(null)
  useClearOfField(place)

  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast.id])

  return (
    <div
      ref={place}
      role="alert"
      className="fixed inset-x-4 top-(--toast-top) z-50 mx-auto flex max-w-md items-start gap-3 rounded-card border border-line bg-card p-3 ps-4"
    >
      <div className="grow py-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.text && <p className="text-sm text-muted">{toast.text}</p>}
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
            dismissToast(toast.id)
          }}
          className={BUTTON}
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={() => dismissToast(toast.id)} className={BUTTON}>
        {t('close')}
      </button>
    </div>
  )
}
