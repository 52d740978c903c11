import type { ModelTool } from '../../kernel/ports/ports.ts'
import type { TurnTool } from './TurnTool.ts'

/** Returns the description of a tool for a model. */
export function modelToolOf({ name, description, parameters }: TurnTool): ModelTool {
  return { name, description, parameters }
}
