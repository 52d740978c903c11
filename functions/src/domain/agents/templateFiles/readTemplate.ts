import {
  agentTemplateSchema,
  templateAgentSchema,
  templateLimits,
  type AgentTemplate,
} from '../../../shared/agents/agentTemplate.ts'
import { flowLimits } from '../../../shared/flow/flow.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import { checkTool } from '../../../shared/tools/request/checkTool.ts'
import { parseToolUrl } from '../../../shared/tools/request/parseToolUrl.ts'
import { measureJson } from '../../../shared/texts/measureJson.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { cleanTemplate } from './cleanTemplate.ts'
import { refuseFile } from './refuseFile.ts'

type Values = Record<string, unknown>

const maxIgnored = 20

/** A template, and the names of its file's fields that are ignored. */
export interface ReadTemplate extends AgentTemplate {
  ignored: string[]
}

/** Parses a template file. Throws at the field `file`, with a message for the person who has chosen it. */
export function readTemplate({ web }: Pick<Ports, 'web'>, content: Buffer): ReadTemplate {
  const raw = parseContent(content)
  if (raw['format'] !== 'agent-template') throw refuseFile('importNotTemplate')
  if (typeof raw['version'] === 'number' && raw['version'] > 2) throw refuseFile('importIsNewer')
  refusePrograms(raw)
  refuseTooManyNodes(raw)
  const parsed = agentTemplateSchema.safeParse(raw['version'] === 1 ? withoutDefinitions(raw) : raw)
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') || 'agent'
    throw refuseFile({ key: 'importFieldWrong', values: { field: field.slice(0, 120) } })
  }
  const template = parsed.data
  for (const { credential: _credential, request, ...tool } of template.tools) {
    const url = parseToolUrl(request.address)
    const isPublic = url && web.isPublicUrl(new URL(url.origin))
    const problems = checkTool({ ...tool, request: { ...request, credentialId: '' } })
    if (!isPublic || Object.keys(problems).length > 0) throw refuseTool('importToolWrong', tool)
  }
  if (Buffer.byteLength(JSON.stringify(template.flow), 'utf8') > flowLimits.jsonBytes)
    throw refuseFile('flowTooLarge')
  return { ...template, ignored: ignoredNames(raw).slice(0, maxIgnored) }
}

function parseContent(content: Buffer): Values {
  if (content.length > templateLimits.fileBytes) {
    const megabytes = templateLimits.fileBytes / 1_000_000
    throw refuseFile({ key: 'maxSize', values: { megabytes } }, 'file-too-large')
  }
  const problem = measureJson(content, templateLimits)
  if (problem) throw refuseFile(problem === 'tooDeep' ? 'importTooDeep' : 'importTooMany')
  const value = cleanTemplate(parseJson(content))
  if (!isMap(value)) throw refuseFile('importNotTemplate')
  return value
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    throw refuseFile('importNotTemplate')
  }
}

/** Throws for a tool that is a program, which would run on the server; no kind of tool does that. */
function refusePrograms({ tools, mcpServers }: Values): void {
  if (isMap(mcpServers)) throw refuseTool('importStdioTool', { name: Object.keys(mcpServers)[0] ?? '' })
  for (const tool of Array.isArray(tools) ? tools.filter(isMap) : []) {
    const isProgram = 'command' in tool || tool['transport'] === 'stdio' || tool['type'] === 'stdio'
    if (isProgram) throw refuseTool('importStdioTool', { name: textOf(tool['name']) })
  }
}

function refuseTooManyNodes({ flow }: Values): void {
  const nodes = isMap(flow) && isMap(flow['nodes']) ? Object.keys(flow['nodes']).length : 0
  if (nodes <= flowLimits.nodes) return
  throw refuseFile({ key: 'importTooManyNodes', values: { count: nodes, most: flowLimits.nodes } })
}

function refuseTool(key: 'importToolWrong' | 'importStdioTool', { name }: { name: string }): Error {
  const refusal: Refusal = { key, values: { name: name.slice(0, 80) } }
  return refuseFile(refusal)
}

/** Converts a file of version 1, which has the names of the agent's tools in place of their definitions. */
function withoutDefinitions({ tools, ...rest }: Values): Values {
  return { ...rest, agentTools: tools, tools: [] }
}

/** Returns the names of fields that are ignored: owners, IDs and unknown ones. */
function ignoredNames(raw: Values): string[] {
  const ofFile = Object.keys(raw).filter((name) => !Object.hasOwn(agentTemplateSchema.shape, name))
  const agent = raw['agent']
  const ofAgent = Object.keys(isMap(agent) ? agent : {})
    .filter((name) => !Object.hasOwn(templateAgentSchema.shape, name))
    .map((name) => `agent.${name}`)
  return [...ofFile, ...ofAgent].map((name) => name.slice(0, 80))
}

function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
