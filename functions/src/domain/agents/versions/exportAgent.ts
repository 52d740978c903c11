import { agentDraftSchema } from '../../../shared/agents/agent.ts'
import {
  templateAgentSchema,
  templateLimits,
  templateToolSchema,
  type AgentTemplate,
  type TemplateTest,
  type TemplateTool,
} from '../../../shared/agents/agentTemplate.ts'
import { savedTestSchema } from '../../../shared/agents/savedTests.ts'
import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { withoutSecrets } from '../../../shared/tools/request/typedSecrets.ts'
import { credentialSchema, toolSchema, type Tool } from '../../../shared/tools/tools.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { exportKnowledge } from '../templateFiles/exportKnowledge.ts'
import { renameSources } from '../../chat/flow/flowSources.ts'
import { renameTools, toolsOfFlow } from '../../chat/flow/flowTools.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { readFlow } from '../../chat/flow/readFlow.ts'
import { cutText } from '../../kernel/texts/cutText.ts'

interface ExportedTool {
  tool: TemplateTool
  /** The names of the values that are blank, because they are secrets. */
  secretNames: string[]
}

interface ToolsRef extends AgentRef {
  workspaceId: string
}

/**
 * Returns the draft of an agent with its flow, tools, knowledge and saved tests as a template for other
 * workspaces: without IDs of other documents, URLs of pictures and secrets. Tools and credentials are
 * identified by their names, sources by their positions in the file's knowledge.
 */
export async function exportAgent(caller: Caller, ref: AgentRef): Promise<AgentTemplate> {
  const { region, agentId } = ref
  const grant = await authorizeForAgent(caller, 'changeAgent', ref)
  const { data: draft } = draftOf(grant)
  const { vgOptions, ...agent } = agentDraftSchema.strip().parse(draft)
  const { tools: ownTools = [], ...options } = vgOptions
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  const flow = readFlow(stored?.data)
  const ids = new Set([...ownTools, ...toolsOfFlow(flow)])
  const tools = await readTools({ ...ref, workspaceId: grant.workspaceId }, [...ids])
  const nameOf = (id: string) => tools.get(id)?.tool.name ?? (id.startsWith('builtin.') ? id : undefined)
  const { knowledge, positions } = await exportKnowledge(ref)
  return {
    format: 'agent-template',
    version: 2,
    agent: templateAgentSchema.parse({ ...agent, vgOptions: options }),
    agentTools: ownTools.flatMap((id) => nameOf(id) ?? []),
    tools: [...tools.values()].map(({ tool }) => tool),
    secretsLeftOut: [...tools.values()].flatMap(secretsLeftOut).slice(0, templateLimits.secrets),
    flow: renameSources(renameTools(flow, nameOf), (id) => positions.get(id)),
    knowledge,
    tests: await readTests(ref),
  }
}

/** Returns the newest saved tests, without the sources that they expect. */
async function readTests({ region, agentId }: AgentRef): Promise<TemplateTest[]> {
  const tests = await readQuery(region, paths.tests(agentId), savedTestSchema, (query) =>
    query.orderBy('at', 'desc').limit(templateLimits.tests),
  )
  return tests.map(({ data: { question, expected, expects } }) => {
    const { passages: _passages, ...others } = expects
    return { question, expected, expects: others }
  })
}

function secretsLeftOut({ tool, secretNames }: ExportedTool): string[] {
  return secretNames.map((name) => `${tool.name}: ${cutText(name, 100)}`)
}

/** Returns tools of the workspace by their IDs. */
async function readTools(ref: ToolsRef, ids: readonly string[]): Promise<Map<string, ExportedTool>> {
  const found = await Promise.all(
    ids
      .filter((id) => !id.includes('.'))
      .map((id) => readDocument(ref.region, paths.tool(ref.workspaceId, id), toolSchema)),
  )
  const described = found.map(async (tool) => {
    if (!tool) return []
    return [[tool.data.ID, await describeTool(ref, tool.data)] as const]
  })
  return new Map((await Promise.all(described)).flat())
}

/** Returns a tool without its secrets, which a member may have typed into its request. */
async function describeTool({ region, workspaceId }: ToolsRef, tool: Tool): Promise<ExportedTool> {
  const { credentialId } = tool.request
  const credential = credentialId
    ? await readDocument(region, paths.credential(workspaceId, credentialId), credentialSchema)
    : undefined
  const { request, names } = withoutSecrets(tool.request)
  const exported = { ...tool, request, credential: credential?.data ?? null }
  return { tool: templateToolSchema.parse(exported), secretNames: names }
}
