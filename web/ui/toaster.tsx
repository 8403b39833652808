import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Fallback } from './fallback.tsx'
import { PlainToast } from './plain-toast.tsx'
import { currentToast, subscribeToasts } from './toast.ts'

const load = () => import('./toast-view.tsx').then((m) => ({ default: m.ToastView }))
const ToastView = lazy(load)

/** Fetches the toast before it is needed: a form that may lose the network calls this when it opens. */
export function prepareToasts(): void {
  // What fails here fails again when a toast is shown, and then the plain one takes over.
  load().catch(() => undefined)
}

/** Nothing until the first toast; then the accessible primitive is fetched, or a plain one stands in. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => null)
  if (!toast) return null
  return (
    <Fallback to={<PlainToast toast={toast} />}>
      <Suspense fallback={null}>
        <ToastView toast={toast} />
      </Suspense>
    </Fallback>
  )
}
