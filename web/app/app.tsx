import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { i18n } from '#web/i18n/i18n.ts'
import { Toaster } from '#web/ui/lazy/toaster.tsx'
import { Shell } from './frame/shell.tsx'
import { Routes } from './screens/routes.tsx'

/** `children` lie over everything (the splash). */
export function App({ client, children }: { client: QueryClient; children?: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Shell>
          <Routes />
        </Shell>
        <Toaster />
        {children}
      </QueryClientProvider>
    </I18nProvider>
  )
}
