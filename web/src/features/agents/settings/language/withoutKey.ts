/** The same record with one key less. */
export function withoutKey<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name))
}
