import { mcpRunner } from '../mcp/mcpRunner.ts'
import { builtInRunner } from '../builtIns/builtInRunner.ts'
import { calendarRunner } from '../calendars/calendarRunner.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { httpRunner } from './httpRunner.ts'
import type { RunTool } from './RunTool.ts'

/** Returns a function that runs any tool of a turn, by its kind. */
export function toolRunner(ports: Pick<Ports, 'now' | 'web' | 'keys' | 'mcp' | 'tasks'>): RunTool {
  const http = httpRunner(ports)
  const mcp = mcpRunner(ports)
  const calendar = calendarRunner(ports)
  const builtIn = builtInRunner(ports)
  return (run) => {
    const { tool } = run
    switch (tool.kind) {
      case 'http':
        return http({ ...run, tool })
      case 'mcp':
        return mcp({ ...run, tool })
      case 'calendar':
        return calendar({ ...run, tool })
      case 'builtin':
        return builtIn({ ...run, tool })
      default:
        return tool satisfies never
    }
  }
}
