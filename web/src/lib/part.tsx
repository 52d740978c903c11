import { lazy, type ComponentType } from 'react'

const failed = new Set<() => void>()

/** A component in a chunk of its own, which can be asked for again when it did not come. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        failed.add(renew)
        throw error
      }
    })
  let Current = make()
  const renew = () => {
    Current = make()
  }
  return function Part(props: Props) {
    return <Current {...props} />
  }
}

/** React keeps a chunk that failed for the life of the page. */
export function retryParts(): void {
  for (const renew of failed) renew()
  failed.clear()
}
