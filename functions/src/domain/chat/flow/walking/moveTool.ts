import type { ModelTool } from '../../../kernel/ports/ports.ts'

/**
 * By which some models move on in a flow. It is the same at every step, so that the vendor's cache knows it:
 * which ways there are stands in the step.
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

/** The mark that a call of it names; empty where it names none. */
export function markOfCall(json: string): string {
  try {
    const given: unknown = JSON.parse(json)
    const to = typeof given === 'object' && given !== null && 'to' in given ? given.to : ''
    return String(to).trim().slice(0, 20)
  } catch {
    return ''
  }
}
