import * as Primitive from '@radix-ui/react-toast'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '#web/i18n/use-words.ts'
import { dismissToast, TOAST_MS, type Toast } from './toast.ts'
import { useClearOfField } from './use-clear-of-field.ts'

/** Swiped away so far, or reached by this key. */
const SWIPE_PX = 50
const HOTKEY = ['F8']

const MARKS = {
  plain: 'border-s-accent',
  done: 'border-s-done',
  problem: 'border-s-danger',
} as const

/** `host` is the modal dialog that holds it, and what is announced with it. */
export function ToastView({ toast, host }: { toast: Toast; host: HTMLElement | null }) {
  const t = useWords('shell')
  const place = useRef<HTMLOListElement>(null)
  useClearOfField(place)
  return (
    <Primitive.Provider
      duration={TOAST_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
      label={t('notifications_region')}
      announcerContainer={host ?? undefined}
    >
      <Primitive.Root
        key={toast.id}
        type={toast.kind === 'problem' ? 'foreground' : 'background'}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        className={`flex items-start gap-3 rounded-card border border-s-4 border-line bg-card p-3 ps-4 shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform ${MARKS[toast.kind]}`}
      >
        <div className="grow py-1">
          <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
          {toast.text && (
            <Primitive.Description className="text-sm text-muted">
              {toast.text}
            </Primitive.Description>
          )}
        </div>
        {toast.action && (
          <Primitive.Action altText={toast.action.label} asChild>
            <button
              type="button"
              onClick={toast.action.run}
              className="min-h-11 px-2 font-semibold text-accent-strong"
            >
              {toast.action.label}
            </button>
          </Primitive.Action>
        )}
        <Primitive.Close
          aria-label={t('close')}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <X size={18} aria-hidden />
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport
        ref={place}
        hotkey={HOTKEY}
        label={`${t('notifications_region')} ({hotkey})`}
        className="fixed inset-x-4 top-(--toast-top) z-50 mx-auto max-w-md list-none outline-none wide:start-auto wide:end-6 wide:top-auto wide:bottom-6 wide:mx-0 wide:w-96"
      />
    </Primitive.Provider>
  )
}
