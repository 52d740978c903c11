import { useSearchParams } from 'react-router-dom'

export interface TableParams {
  /** Returns a search parameter as its parser returns it; a missing one is parsed as ''. */
  read: <Value>(name: string, parse: (text: string) => Value) => Value
  /** Sets search parameters and keeps the others; '' deletes one. Adds no entry to the history. */
  write: (changes: Readonly<Record<string, string>>) => void
}

/** Keeps the filters and the order of a table in the URL, so that they can be shared and survive a reload. */
export function useTableParams(): TableParams {
  const [search, setSearch] = useSearchParams()
  return {
    read: (name, parse) => parse(search.get(name) ?? ''),
    write: (changes) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      ),
  }
}

/** Parses a search parameter with any text. */
export function anyText(text: string): string {
  return text
}

/** Parses a search parameter with one of some words; '' for any other. */
export function oneOf<const Value extends string>(values: readonly Value[]): (text: string) => Value | '' {
  return (text) => values.find((value) => value === text) ?? ''
}
