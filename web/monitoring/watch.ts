/** What breaks and nobody catches is told to us (web/api/report.ts, fetched when it is needed). */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message }) => tell(error ?? new Error(message)))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

function tell(error: unknown): void {
  // Without a network neither its code comes nor could anything be told.
  import('#browser/api/report.ts').then((m) => m.report(error)).catch(() => undefined)
}
