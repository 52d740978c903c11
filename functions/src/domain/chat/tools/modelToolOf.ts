import type { ModelTool } from '../../kernel/ports/ports.ts'
import type { TurnTool } from './TurnTool.ts'

/**
 * Tells a model that a question is no reason to change something.
 * @internal Exported for tests.
 */
export const onlyOnRequest =
  'This changes something: call it only when the visitor has asked for just this to be done, never to ' +
  'answer a question.'

/** Returns the description of a tool for a model. */
export function modelToolOf(tool: TurnTool): ModelTool {
  const { name, description, parameters } = tool
  // Contact data is noted as soon as it is told, whatever the visitor has asked for.
  const isOnRequest = tool.effect === 'change' && tool.kind !== 'builtin'
  return { name, description: isOnRequest ? `${description}\n${onlyOnRequest}` : description, parameters }
}
