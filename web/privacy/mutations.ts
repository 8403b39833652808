/** What one does with one's own data as a whole. Nothing here refreshes: one reads, the other ends everything. */
import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { exportFile } from './export-file.ts'

export function useExport(onPart: (done: number) => void) {
  return useMutation({
    mutationFn: async (password: string): Promise<File> => {
      const opened = await api.privacy.export.$post({ json: { password } })
      const { token } = await opened.json()
      const ask = async (part: Parameters<Parameters<typeof exportFile>[0]>[0], cursor?: string) =>
        (
          await api.privacy.export.part.$post({ json: { token, part, ...(cursor && { cursor }) } })
        ).json()
      return exportFile(ask, onPart, new Date())
    },
  })
}

export function useLeave() {
  return useMutation({
    mutationFn: async (json: { password: string; endTrades: boolean }) =>
      (await api.privacy.leave.$post({ json })).json(),
  })
}
