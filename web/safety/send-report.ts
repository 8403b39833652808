import type { Report } from '#contract/safety'
import { api } from '#web/api/client.ts'

export const reportAnswer = (id: number) => async (json: Report) => {
  await api.reviews[':id'].answer.report.$post({ param: { id: String(id) }, json })
}

export const reportReview = (id: number) => async (json: Report) => {
  await api.reviews[':id'].report.$post({ param: { id: String(id) }, json })
}
