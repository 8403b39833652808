import { Router } from 'wouter'
import { Bar, Brand, Content } from './bar.tsx'

/**
 * What stands before any script has run where the worker renders no screen: the bar and the shape of a screen, in no
 * language and nobody's. The app takes its place in one piece.
 */
export function WaitingFrame() {
  return (
    <Router ssrPath="/">
      <div className="with-bottom-bar min-h-dvh">
        <Bar>
          <span className="-ms-2 size-11 wide:hidden" />
          <Brand />
        </Bar>
        <Content>
          <div className="coming-screen" aria-busy="true" />
        </Content>
      </div>
    </Router>
  )
}
