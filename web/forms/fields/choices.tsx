import { type ReactNode, useId } from 'react'

type ChoicesProps = { label: string; problem?: string; children: ReactNode }

/** A group of radios with its label and what is wrong with it. */
export function Choices({ label, problem, children }: ChoicesProps) {
  const problemId = useId()
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={problem ? problemId : undefined}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      {children}
      {problem && (
        <p id={problemId} role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
