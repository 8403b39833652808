import { Component, type ReactNode } from 'react'
import { CrashScreen } from './crash-screen.tsx'

type Props = { children: ReactNode }

/** The last net: a screen that throws says so and offers to reload. */
export class Crash extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <CrashScreen /> : this.props.children
  }
}
