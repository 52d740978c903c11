import type { Ports } from '../../kernel/ports/ports.ts'
import type { RunTool } from '../tools/RunTool.ts'
import { failureOf, successOf } from '../tools/toolResults.ts'
import type { BuiltInTurnTool } from '../tools/TurnTool.ts'
import { collectLead } from './collectLead.ts'
import { readEarlier } from './readEarlier.ts'

/** Returns a function that runs the tools that every workspace has. */
export function builtInRunner(ports: Pick<Ports, 'now'>): RunTool<BuiltInTurnTool> {
  return async (run) => {
    try {
      switch (run.tool.builtIn) {
        case 'lead':
          return await collectLead(ports, run)
        case 'earlier':
          return await readEarlier(run)
        case 'person':
          return {
            ...successOf({ say: 'A person of the team is asked to join this chat.' }),
            wantsPerson: true,
          }
      }
    } catch (error) {
      console.error('A built-in tool failed', { name: error instanceof Error ? error.name : typeof error })
      return failureOf('internal', 'This cannot be looked up or done at the moment.')
    }
  }
}
