import type { Tool, ToolParameter } from '../../../shared/tools/tools.ts'
import type { HttpTurnTool } from './TurnTool.ts'

/** Returns a workspace's HTTP tool as a function that a model can call. */
export function httpTurnTool(tool: Tool): HttpTurnTool {
  const { ID, name, description, effect, confirm, question, keeps } = tool
  return {
    kind: 'http',
    ID,
    name,
    description,
    parameters: schemaOf(tool.parameters),
    effect,
    confirm,
    question,
    keeps,
    isRepeatable: false,
    tool,
  }
}

function schemaOf(parameters: readonly ToolParameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.key, propertyOf(parameter)])),
    required: parameters.filter(({ required }) => required).map(({ key }) => key),
    additionalProperties: false,
  }
}

function propertyOf({ kind, description, choices }: ToolParameter): object {
  const about = description ? { description } : {}
  if (kind === 'choice') return { type: 'string', enum: choices, ...about }
  return { type: kind === 'text' ? 'string' : kind, ...about }
}
