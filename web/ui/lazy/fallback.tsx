import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  to: ReactNode | ((error: unknown, again: () => void) => ReactNode)
  /** When it changes, a part that threw is tried again. */
  of?: string | number
}
type State = { broken: boolean; error?: unknown; of?: Props['of'] }

/** A part that throws (its code could not be fetched, or it is broken) is replaced, not the whole page. */
export class Fallback extends Component<Props, State> {
  override state: State = { broken: false }

  static getDerivedStateFromProps({ of }: Props, state: State): State | null {
    return of === state.of ? null : { of, broken: false }
  }

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, error }
  }

  /** Only now: React renders what threw a second time before it gives up. */
  override componentDidCatch(error: Error & { again?: () => void }) {
    error.again?.()
  }

  override render() {
    const { children, to } = this.props
    if (!this.state.broken) return children
    const again = () => this.setState({ broken: false })
    return typeof to === 'function' ? to(this.state.error, again) : to
  }
}
