import { Component, type ReactNode } from 'react'
import { retryFailedChunks } from './lazyComponent.tsx'

interface LiveBoundaryProps {
  onFail: (error: unknown, retry: () => void) => void
  children: ReactNode
}

/** Turns what reactfire throws while rendering into a state that can be tried again. */
export class LiveBoundary extends Component<LiveBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    this.props.onFail(error, () => {
      forgetReactfire()
      retryFailedChunks()
      this.setState({ hasFailed: false })
    })
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** reactfire keeps a failure for the life of the page, in a map it shares through the global object. */
function forgetReactfire(): void {
  const known: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables')
  if (known instanceof Map) known.clear()
}
