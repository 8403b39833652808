import { ArrowLeft } from 'lucide-react'
import { Progress } from '#web/accounts/progress.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const STEPS = 3

type ForgotPasswordStepsProps = { step: number; back: string; label: string }

/** Where one is among the stages, and the way to the one before. */
export function ForgotPasswordSteps({ step, back, label }: ForgotPasswordStepsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <TextLink href={back}>
        <ArrowLeft size={18} aria-hidden />
        {label}
      </TextLink>
      <Progress step={step} of={STEPS} />
    </div>
  )
}
