/** One kind a sender, see senders.ts. */
export const KINDS = ['publish', 'message', 'handover', 'wish'] as const
export type Kind = (typeof KINDS)[number]
export const isKind = (value: string): value is Kind => KINDS.some((kind) => kind === value)
