import type { ModelTool } from '../../kernel/ports/ports.ts'
import type { TurnTool } from './TurnTool.ts'

/** A tool as a model is told of it. */
export function modelToolOf({ name, description, parameters }: TurnTool): ModelTool {
  return { name, description, parameters }
}
