import { Component, type ReactNode } from 'react'
import { retryFailedChunks } from '../lib/lazyComponent.tsx'
import { LoadFailure } from './LoadFailure.tsx'

interface PartBoundaryProps {
  /** Another one tries again by itself, such as another address. */
  of?: string
  fallback?: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a part that could not be loaded or shown from taking the rest of the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { failure: { error: unknown } | null }> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override state: { failure: { error: unknown } | null } = { failure: null }

  override componentDidUpdate({ of }: PartBoundaryProps) {
    if (this.state.failure && of !== this.props.of) this.retry()
  }

  retry = () => {
    retryFailedChunks()
    this.setState({ failure: null })
  }

  override render() {
    const { fallback, children } = this.props
    if (!this.state.failure) return children
    const { error } = this.state.failure
    return fallback ? (
      fallback(error, this.retry)
    ) : (
      <LoadFailure what="This part" error={error} retry={this.retry} />
    )
  }
}
