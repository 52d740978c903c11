import type { Tool, ToolParameter } from '../../shared/tools.ts'
import type { ModelTool } from '../ports.ts'

/** A tool as a model is told of it. */
export function modelToolOf({
  name,
  description,
  parameters,
}: Pick<Tool, 'name' | 'description' | 'parameters'>): ModelTool {
  return {
    name,
    description,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(parameters.map((parameter) => [parameter.key, propertyOf(parameter)])),
      required: parameters.filter(({ required }) => required).map(({ key }) => key),
      additionalProperties: false,
    },
  }
}

function propertyOf({ kind, description, choices }: ToolParameter): object {
  const about = description ? { description } : {}
  if (kind === 'choice') return { type: 'string', enum: choices, ...about }
  return { type: kind === 'text' ? 'string' : kind, ...about }
}
