import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newQueryClient } from '#web/api/query-client.ts'
import { i18n } from '#web/i18n/i18n.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { Routes } from './routes.tsx'
import { Shell } from './shell.tsx'

/** `children` lie over everything (the splash). */
export function App({ children }: { children?: ReactNode }) {
  const [queryClient] = useState(newQueryClient)
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Shell>
          <Routes />
        </Shell>
        <Toaster />
        {children}
      </QueryClientProvider>
    </I18nProvider>
  )
}
