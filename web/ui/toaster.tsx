import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToasts } from './toast.ts'

const ToastView = lazy(() => import('./toast-view.tsx').then((m) => ({ default: m.ToastView })))

/** Nothing until the first toast; then the accessible primitive is fetched. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => null)
  if (!toast) return null
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} />
    </Suspense>
  )
}
