import type { ToolParameter } from '@parley/functions/shared/tools/tools'

/** What was typed for parameters, as a model would write it; what is empty is left out. */
export function argumentsOf(parameters: readonly ToolParameter[], typed: Record<string, string>): string {
  const given = parameters.flatMap(({ key }): [string, string][] => {
    const value = typed[key]?.trim() ?? ''
    return value === '' ? [] : [[key, value]]
  })
  return JSON.stringify(Object.fromEntries(given))
}
