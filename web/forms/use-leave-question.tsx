import { type ReactNode, useState } from 'react'
import { LeaveDialog, type LeaveWords } from './leave-dialog.tsx'

type LeaveQuestion = {
  words: LeaveWords
  /** Whether leaving would lose something: only then it is asked. */
  isEntered: () => boolean
  /** Nothing was entered. */
  onLeave: () => void
  /** Left out where there is no leaving with a draft. */
  onKeep?: () => void
  onDiscard: () => void
}

/** Giving a form up. `question` is drawn beside the form, not in it. */
export function useLeaveQuestion(asked: LeaveQuestion): { leave: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const { words, isEntered, onLeave, onKeep, onDiscard } = asked
  return {
    leave: () => (isEntered() ? setAsking(true) : onLeave()),
    question: isAsking && (
      <LeaveDialog
        words={words}
        onStay={() => setAsking(false)}
        onKeep={onKeep}
        onDiscard={onDiscard}
      />
    ),
  }
}
