import type { ReactNode, Ref } from 'react'

type AccountPageProps = {
  title: string
  /** Where a screen of several steps puts the focus when the step changes. */
  titleRef?: Ref<HTMLHeadingElement>
  lead?: ReactNode
  children: ReactNode
  /** Above the title: the way back, the progress. */
  before?: ReactNode
  /** Under the card: where else one may want to go. */
  after?: ReactNode
  /** Beside the card on wide screens, under it on phones. */
  aside?: ReactNode
}

/** One card with one job, in the middle of calm paper. */
export function AccountPage(props: AccountPageProps) {
  const { title, titleRef, lead, children, before, after, aside } = props
  return (
    <div
      className={`mx-auto grid gap-8 py-6 wide:py-14 ${aside ? 'max-w-md wide:max-w-5xl wide:grid-cols-[minmax(0,1fr)_26rem] wide:items-center wide:gap-16' : 'max-w-md'}`}
    >
      <section className="grid gap-5 wide:order-last">
        <div className="grid gap-5 wide:rounded-card wide:border wide:border-line wide:bg-card wide:p-8">
          {before}
          <header className="grid gap-1.5">
            <h1 ref={titleRef} tabIndex={-1} className="text-2xl outline-none">
              {title}
            </h1>
            {lead && <p className="text-muted">{lead}</p>}
          </header>
          {children}
        </div>
        {after && <div className="text-center text-muted">{after}</div>}
      </section>
      {aside}
    </div>
  )
}
