import type { ModelTool } from '../../../kernel/ports/ports.ts'

/**
 * The tool with which some models move in a flow. It is the same at every step, for the vendor's cache; the
 * step's instructions list the ways.
 */
export const moveTool: ModelTool = {
  name: 'move',
  description: 'Moves the conversation on, by one of the ways on that the step names.',
  parameters: {
    type: 'object',
    properties: { to: { type: 'string', description: 'The number of the way' } },
    required: ['to'],
    additionalProperties: false,
  },
}

/** Returns the mark that a call of the tool names; empty for none. */
export function markOfCall(json: string): string {
  try {
    const given: unknown = JSON.parse(json)
    const to = typeof given === 'object' && given !== null && 'to' in given ? given.to : ''
    return String(to).trim().slice(0, 20)
  } catch {
    return ''
  }
}
