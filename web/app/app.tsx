import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { i18n } from '#web/i18n/i18n.ts'
import { Toaster } from '#web/ui/lazy/toaster.tsx'
import { Shell } from './frame/shell.tsx'
import { Routes, type Screens } from './screens/routes.tsx'

type AppProps = { client: QueryClient; screens: Screens; children?: ReactNode }

/** `children` lie over everything (the splash). */
export function App({ client, screens, children }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Shell>
          <Routes screens={screens} />
        </Shell>
        <Toaster />
        {children}
      </QueryClientProvider>
    </I18nProvider>
  )
}
