import { lazy, type ComponentType, type ReactNode } from 'react'
import { isBeingReloaded } from './goneChunks.ts'
import { textsAreHere } from '../texts/textsOf.ts'

const failed = new Set<() => void>()

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /**
   * Loads the component before its first use, which then does not suspend. A failure is reported at that use.
   */
  fetch: () => Promise<void>
}

/**
 * Creates a component in a chunk of its own, which is loaded together with its texts. A failed chunk can be
 * requested again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let isUsed = false
  const bring = async () => {
    const component = await load()
    await textsAreHere()
    return component
  }
  const make = () =>
    lazy(async () => {
      isUsed = true
      try {
        return { default: await bring() }
      } catch (error) {
        // Until then the page stays as if the chunk were loading.
        if (isBeingReloaded()) return new Promise<never>(() => {})
        failed.add(renew)
        throw error
      }
    })
  let Current: ComponentType<Props> = make()
  const renew = () => {
    Current = make()
  }
  function Lazy(props: Props) {
    return <Current {...props} />
  }
  Lazy.fetch = async () => {
    const component = await bring().catch(() => undefined)
    // Another type would mount a component again that is in use.
    if (component && !isUsed) Current = component
  }
  return Lazy
}

/** Loads failed chunks again, because React keeps the failure until the next page load. */
export function retryFailedChunks(): void {
  for (const renew of failed) renew()
  failed.clear()
}
