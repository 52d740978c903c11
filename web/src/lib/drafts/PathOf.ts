/** Paths in a tree at which there are values of a kind: `PathOf<Agent, boolean>`. */
export type PathOf<Tree, Value> = {
  [Name in keyof Tree & string]: Here<Tree[Name], Value, Name> | Below<Tree[Name], Value, Name>
}[keyof Tree & string]

type Here<Found, Value, Name extends string> = Found extends Value ? Name : never

type Below<Found, Value, Name extends string> = Found extends readonly (infer Entry)[]
  ? Below<Record<`${number}` | `@${string}`, Entry>, Value, Name> | Here<Entry, Value, `${Name}.${number}`>
  : Found extends object
    ? `${Name}.${PathOf<Found, Value>}`
    : never
