/** Returns the names of all fields with ids in an input, at any depth. */
export function namesOfIds(input: unknown): string[] {
  if (Array.isArray(input)) return input.flatMap(namesOfIds)
  if (typeof input !== 'object' || input === null) return []
  const names = Object.entries(input).flatMap(([key, value]) =>
    isId(key) ? [key] : namesOfIds(value as unknown),
  )
  return [...new Set(names)]
}

/** Returns an input in which the field of this name, at any depth, has another value. */
export function replaceId<Input>(input: Input, name: string, id: string | string[] | undefined): Input {
  if (Array.isArray(input)) return input.map((value: unknown) => replaceId(value, name, id)) as Input
  if (typeof input !== 'object' || input === null) return input
  const fields = Object.entries(input).map(([key, value]): [string, unknown] => [
    key,
    key === name && id !== undefined ? id : replaceId(value as unknown, name, id),
  ])
  return Object.fromEntries(fields) as Input
}

const isId = (key: string) => /(?:Id|Ids|IDs)$/.test(key)
