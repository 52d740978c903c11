import { lazy, type ComponentType, type ReactNode } from 'react'
import { isBeingReloaded } from './goneChunks.ts'
import { textsAreHere } from './texts/textsOf.ts'

const failed = new Set<() => void>()

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Brings it ahead of its first use, which then suspends nothing. What fails is told at that use. */
  fetch: () => Promise<void>
}

/** A component in a chunk of its own, there with its texts, which can be asked for again when it did not come. */
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
        // Until then the page stays as if the chunk were on its way.
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
    // Another type would mount anew what is in use.
    if (component && !isUsed) Current = component
  }
  return Lazy
}

/** React keeps a chunk that failed for the life of the page. */
export function retryFailedChunks(): void {
  for (const renew of failed) renew()
  failed.clear()
}
