import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode; to: ReactNode }

/** A part that throws (its code could not be fetched, or it is broken) is replaced, not the whole page. */
export class Fallback extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.to : this.props.children
  }
}
