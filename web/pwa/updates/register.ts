/** The registration of /sw.js, and when a new release is looked for. */
import type { Types } from '#web/api/types-policy.ts'
import { offerUpdate } from './updates.ts'

/** Seen again after this time the page asks for a new release, ms. */
const CHECK_AFTER_MS = 3_600_000

/** In control already: a page that has no worker yet is no page of an older release. */
const isControlled = () => navigator.serviceWorker.controller !== null

function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (registration.waiting && isControlled()) offerUpdate()
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  )
  tell()
}

/** Loading a page makes the browser look by itself. */
function checkLater(registration: ServiceWorkerRegistration): void {
  let checked = Date.now()
  const check = () => {
    checked = Date.now()
    registration.update().catch(() => {
      // The network was not really back: the next time the page is seen.
      checked = 0
    })
  }
  addEventListener('online', check)
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checked > CHECK_AFTER_MS
    if (document.visibilityState === 'visible' && isDue) check()
  })
}

/** Another tab took the new release: this one shows the old app under the new worker, and says so. */
function watchControl(): void {
  let before = isControlled()
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (before) offerUpdate()
    before = true
  })
}

const ADDRESS = '/sw.js'
/** Made when this is loaded: a page has each policy once. */
const policy = (self as Types).trustedTypes?.createPolicy('service-worker', {
  createScriptURL: () => ADDRESS,
})

export async function register(): Promise<void> {
  watchControl()
  const registration = await navigator.serviceWorker.register(
    policy?.createScriptURL('') ?? ADDRESS,
  )
  watch(registration)
  checkLater(registration)
}
