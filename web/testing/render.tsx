/** Renders a piece of the app as a person gets it: words loaded, a query cache of its own. */
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Language } from '#terms/http'
import { newQueryClient } from '#web/api/query-client.ts'
import { activate, i18n, loadWords } from '#web/i18n/i18n.ts'
import { FEATURES } from '#web/i18n/testing.ts'
import { Toaster } from '#web/ui/lazy/toaster.tsx'

export async function renderApp(ui: ReactNode, language: Language = 'es') {
  await loadWords(language, FEATURES)
  activate(language)
  const queryClient = newQueryClient()
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        {ui}
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return { ...view, queryClient }
}
