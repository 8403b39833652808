import * as v from 'valibot'
import { type Report, ReportSchema } from '#contract/safety'
import { api } from '#web/api/client.ts'

/** Of words there are fewer reasons than of things and people; the dialog offers no others. */
const ofWords = (report: Report) => v.parse(ReportSchema, report)

export const reportAnswer = (id: number) => async (report: Report) => {
  const json = ofWords(report)
  await api.reviews[':id'].answer.report.$post({ param: { id: String(id) }, json })
}

export const reportReview = (id: number) => async (report: Report) => {
  const json = ofWords(report)
  await api.reviews[':id'].report.$post({ param: { id: String(id) }, json })
}
