import type { PositionProblem } from './detect.ts'

/** Why there is no position. PositionRefused is known by its mark: its class comes with the code that asks, and without that the device cannot be asked. */
export const problemOf = (error: unknown): PositionProblem =>
  error instanceof Error && 'problem' in error ? (error.problem as PositionProblem) : 'unavailable'
