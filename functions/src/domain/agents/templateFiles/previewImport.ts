import type { AgentTemplate, ImportPreview, TemplateKnowledge } from '../../../shared/agents/agentTemplate.ts'
import { checkFlow } from '../../../shared/flow/checks/checkFlow.ts'
import { maxAgents } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { parseToolUrl } from '../../../shared/tools/request/parseToolUrl.ts'
import { credentialLimits, credentialSchema } from '../../../shared/tools/tools.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { readLimits } from '../../billing/readLimits.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { placesOf } from './newSources.ts'
import { openTemplate } from './openTemplate.ts'

export interface UploadedTemplate {
  region: Region
  workspaceId: string
  fileId: string
}

/** Returns what an import of an uploaded file would create; nothing is created, fetched or run. */
export async function previewImport(
  ports: Pick<Ports, 'now' | 'web'>,
  caller: Caller,
  file: UploadedTemplate,
): Promise<ImportPreview> {
  const { region, workspaceId } = file
  await authorizeForWorkspace(caller, 'createAgent', file)
  const template = await openTemplate(ports, caller, file)
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  const { maxKnowledgeCharacters } = await readLimits(region, workspaceId)
  const { agent, flow, knowledge } = template
  const problems = problemsOf(template)
  const characters = countCharacters(knowledge)
  const noRoomForAgent = workspace.data.agentCount >= maxAgents(workspace.data)
  return {
    title: agent.title,
    primaryColor: agent.primaryColor,
    greeting: agent.vgOptions.initMessages[0] ?? '',
    nodes: Object.keys(flow.nodes).length,
    errors: problems.filter(({ level }) => level === 'error').length,
    warnings: problems.filter(({ level }) => level === 'warning').length,
    tools: template.tools.map(({ name, request, effect }) => ({
      name,
      method: request.method,
      host: parseToolUrl(request.address)?.host ?? '',
      effect,
    })),
    credentials: await credentialsOf(file, template),
    pairs: knowledge.pairs.length,
    texts: knowledge.texts.length,
    sites: knowledge.sites.map(({ address }) => address),
    characters,
    questions: template.tests.map(({ question }) => question),
    leftOut: knowledge.leftOut,
    secretsLeftOut: template.secretsLeftOut,
    ignored: template.ignored,
    noRoomFor: [
      ...(noRoomForAgent ? (['agent'] as const) : []),
      ...(characters > maxKnowledgeCharacters ? (['knowledge'] as const) : []),
    ],
    mostAgents: maxAgents(workspace.data),
    mostCharacters: maxKnowledgeCharacters,
  }
}

/**
 * Returns the characters of pairs and texts that count for a plan; those of sites are known only after their
 * crawl.
 */
export function countCharacters({ pairs, texts }: TemplateKnowledge): number {
  const inPairs = pairs.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0)
  return texts.reduce((sum, { text }) => sum + text.length, inPairs)
}

/** Returns the problems of a flow; none for an agent without nodes, whose flow is never used. */
function problemsOf({ agent, flow, tools, knowledge }: AgentTemplate) {
  if (!agent.enableNodes) return []
  const toolIds = new Set(tools.map(({ name }) => name))
  const formIds = new Set(agent.widgetOptions.forms.map(({ id }) => id))
  const sourceIds = new Set(placesOf(knowledge, '').keys())
  return checkFlow(flow, { toolIds, formIds, sourceIds })
}

async function credentialsOf({ region, workspaceId }: UploadedTemplate, { tools }: AgentTemplate) {
  const names = [...new Set(tools.flatMap(({ credential }) => credential?.name ?? []))]
  if (names.length === 0) return []
  const path = paths.credentials(workspaceId)
  const existing = await readQuery(region, path, credentialSchema, (query) =>
    query.limit(credentialLimits.perWorkspace),
  )
  return names.map((name) => ({ name, isThere: existing.some(({ data }) => data.name === name) }))
}
