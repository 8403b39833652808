/** What was typed of a report, kept by whoever opened it: apart from the dialog, which is fetched later. */
export type ReportDraft = { reason: string; description: string }
export const NO_REPORT: ReportDraft = { reason: '', description: '' }
