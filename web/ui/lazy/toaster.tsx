import { Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { PlainToast } from '#web/ui/toast/plain-toast.tsx'
import { currentToast, subscribeToasts, toastHost } from '#web/ui/toast/toast.ts'
import { Fallback } from './fallback.tsx'
import { lazyPart } from './part.ts'

const load = () => import('#browser/ui/toast/toast-view.tsx')
const ToastView = lazyPart(load, 'ToastView')

/** Fetches the toast before it is needed: a form that may lose the network calls this when it opens. */
export function prepareToasts(): void {
  // What fails here fails again when a toast is shown, and then the plain one takes over.
  load().catch(() => undefined)
}

/** Nothing until the first toast; then the accessible primitive is fetched, or a plain one stands in. One for the whole app. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => null)
  const host = useSyncExternalStore(subscribeToasts, toastHost, () => null)
  if (!toast) return null
  const view = (
    <Fallback of={toast.id} to={<PlainToast toast={toast} />}>
      <Suspense fallback={null}>
        <ToastView toast={toast} host={host} />
      </Suspense>
    </Fallback>
  )
  return host ? createPortal(view, host) : view
}
