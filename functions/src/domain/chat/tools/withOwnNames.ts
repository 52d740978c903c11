import { toolLimits } from '../../../shared/tools/tools.ts'
import type { TurnTool } from './TurnTool.ts'

/** Returns tools with different names: the later of two gets a number, such as two calendars of one agent. */
export function withOwnNames(tools: readonly TurnTool[]): TurnTool[] {
  const usedNames = new Set<string>()
  return tools.map((tool) => {
    const name = freeName(tool.name, usedNames)
    usedNames.add(name)
    return { ...tool, name }
  })
}

function freeName(name: string, usedNames: ReadonlySet<string>): string {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : `_${count}`
    const free = name.slice(0, toolLimits.name - ending.length) + ending
    if (!usedNames.has(free)) return free
  }
}
