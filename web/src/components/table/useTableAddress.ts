import { useSearchParams } from 'react-router-dom'

export interface TableAddress {
  /** A part of the address as its parser understands it; what is not there is parsed as ''. */
  read: <Value>(name: string, parse: (text: string) => Value) => Value
  /** Sets parts of the address and leaves the others; '' takes a part out. Makes no step in the history. */
  write: (changes: Readonly<Record<string, string>>) => void
}

/** Filters and order of a table stand in the address, so that they can be shared and survive a reload. */
export function useTableAddress(): TableAddress {
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

/** Parses a part of the address that is any text. */
export function anyText(text: string): string {
  return text
}

/** Parses a part of the address that is one of some words; '' for any other. */
export function oneOf<const Value extends string>(values: readonly Value[]): (text: string) => Value | '' {
  return (text) => values.find((value) => value === text) ?? ''
}
