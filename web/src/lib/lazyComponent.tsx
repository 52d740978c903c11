import { lazy, type ComponentType } from 'react'
import { isBeingReloaded } from './goneChunks.ts'
import { textsAreHere } from './texts/textsOf.ts'

const failed = new Set<() => void>()

/** A component in a chunk of its own, there with its texts, which can be asked for again when it did not come. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        const component = await load()
        await textsAreHere()
        return { default: component }
      } catch (error) {
        // Until then the page stays as if the chunk were on its way.
        if (isBeingReloaded()) return new Promise<never>(() => {})
        failed.add(renew)
        throw error
      }
    })
  let Current = make()
  const renew = () => {
    Current = make()
  }
  return function Lazy(props: Props) {
    return <Current {...props} />
  }
}

/** React keeps a chunk that failed for the life of the page. */
export function retryFailedChunks(): void {
  for (const renew of failed) renew()
  failed.clear()
}
