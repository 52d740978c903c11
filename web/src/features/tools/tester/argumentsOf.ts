import type { ToolParameter } from '@parley/functions/shared/tools/tools'

/** Returns the typed values as the JSON that a model would write; empty values are omitted. */
export function argumentsOf(parameters: readonly ToolParameter[], typed: Record<string, string>): string {
  const entries = parameters.flatMap(({ key }): [string, string][] => {
    const value = typed[key]?.trim() ?? ''
    return value === '' ? [] : [[key, value]]
  })
  return JSON.stringify(Object.fromEntries(entries))
}
