/** Which of a person's sessions were ended, by their hashes: all but one (null: all), or just one. */
export type Ended = { except: string | null } | { only: string }

export function isEnded(ended: Ended, session: string | null): boolean {
  return 'only' in ended ? session === ended.only : session !== ended.except
}
