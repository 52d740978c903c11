import { useSyncExternalStore } from 'react'

/** A colleague at a node of the flow that is open here too. */
interface Colleague {
  name: string
  /** The node's id. */
  place: string
}

/** The node that this person has open; empty for none. */
let ownPlace = ''
let colleagues: readonly Colleague[] = []
const listeners = new Set<() => void>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** Says where this person is; colleagues see it at the node. */
export function standAt(place: string): void {
  if (place === ownPlace) return
  ownPlace = place
  tellAll()
}

/** Leaves a node; nothing happens where another one is open by now. */
export function leavePlace(place: string): void {
  if (ownPlace === place) standAt('')
}

export function useOwnPlace(): string {
  return useSyncExternalStore(subscribe, () => ownPlace)
}

/** Shows colleagues wherever their nodes are drawn. */
export function showColleagues(shown: readonly Colleague[]): void {
  colleagues = shown
  tellAll()
}

/** Who is at a node, by their names in one text; renders when that changes. */
export function useColleaguesAt(place: string): string {
  return useSyncExternalStore(subscribe, () =>
    colleagues
      .filter((colleague) => colleague.place === place)
      .map(({ name }) => name)
      .join(', '),
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
