import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { newQueryClient } from '#web/api/query-client.ts'
import { i18n } from '#web/i18n/i18n.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { Crash } from './crash.tsx'
import { Routes } from './routes.tsx'
import { Shell } from './shell.tsx'

export function App() {
  const [queryClient] = useState(newQueryClient)
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Shell>
          <Crash>
            <Routes />
          </Crash>
        </Shell>
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>
  )
}
