import type { AgentTemplate, TemplateTest } from '../../../shared/agents/agentTemplate.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { addAgent, type AgentParts } from '../addAgent.ts'
import { readLimits } from '../../billing/readLimits.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTemplateKnowledge } from './addTemplateKnowledge.ts'
import { renameSources } from '../../chat/flow/flowSources.ts'
import { renameTools } from '../../chat/flow/flowTools.ts'
import { newTest } from '../../chat/savedTests/newTest.ts'
import { newSources, placesOf, type NewSource } from './newSources.ts'
import { newTools } from './newTools.ts'
import { countCharacters, type UploadedTemplate } from './previewImport.ts'
import { openTemplate } from './openTemplate.ts'
import { refuseFile } from './refuseFile.ts'

interface Import extends UploadedTemplate {
  title: string
  withKnowledge: boolean
  attemptId: string
}

/**
 * Creates an agent from an uploaded file, under new IDs and in one commit; its knowledge is indexed by the
 * queue. A repeated attempt returns the agent that it made. Nothing is fetched or run.
 */
export async function importAgent(
  ports: Pick<Ports, 'embeddings' | 'keys' | 'now' | 'tasks' | 'web'>,
  caller: Caller,
  { title, withKnowledge, attemptId, ...file }: Import,
): Promise<{ agentId: string; enableNodes: boolean }> {
  const { region, workspaceId } = file
  await authorizeForWorkspace(caller, 'createAgent', file)
  const template = await openTemplate(ports, caller, file)
  const now = ports.now()
  const sources = withKnowledge ? newSources(ports, template.knowledge, { attemptId, now }) : []
  const { maxKnowledgeCharacters } = await readLimits(region, workspaceId)
  if (withKnowledge && countCharacters(template.knowledge) > maxKnowledgeCharacters)
    throw refuseFile('importKnowledgeTooMuch', 'knowledge-limit-reached')
  const attempt = { region, workspaceId, attemptId, template: 'blank-template' as const }
  const agentId = await addAgent(ports, caller, attempt, async () => {
    const tools = await newTools(file, template.tools, { by: caller.uid, now })
    const idOf = (name: string) => tools.get(name)?.ID ?? builtIn(name)
    const positions = withKnowledge ? placesOf(template.knowledge, attemptId) : new Map<string, string>()
    const sourceOf = (position: string) => positions.get(position)
    return {
      ...partsOf(template, { title, idOf, sourceOf }),
      tools: [...tools.values()],
      sources: documentsOf(sources),
      tests: newTests(template.tests, { by: caller.uid, now }),
    }
  })
  await addTemplateKnowledge(ports, { region, agentId }, sources)
  return { agentId, enableNodes: template.agent.enableNodes }
}

interface NewNames {
  title: string
  /** The ID of a tool of the file, by its name. */
  idOf: (name: string) => string | undefined
  /** The ID of a source of the file, by its place; undefined for one that is not imported. */
  sourceOf: (place: string) => string | undefined
}

function partsOf(
  { agent, agentTools, flow }: AgentTemplate,
  { title, idOf, sourceOf }: NewNames,
): Pick<AgentParts, 'fields' | 'flow'> {
  const ids = agentTools.flatMap((name) => idOf(name) ?? [])
  const vgOptions = { ...agent.vgOptions, ...(ids.length > 0 && { tools: ids }) }
  const fields = { ...agent, title, vgOptions }
  const hasFlow = Object.keys(flow.nodes).length > 0
  return { fields, ...(hasFlow && { flow: renameSources(renameTools(flow, idOf), sourceOf) }) }
}

/** Returns the ID of a built-in tool, which every workspace has; undefined for others. */
function builtIn(name: string): string | undefined {
  return name.startsWith('builtin.') ? name : undefined
}

/** Returns each question once; the first one in the file is the newest, so that lists begin with it. */
function newTests(tests: readonly TemplateTest[], { by, now }: { by: string; now: number }) {
  const all = tests.map((test, index) => newTest(test, { by, at: now - index }))
  return all.filter(({ ID }, index) => all.findIndex((other) => other.ID === ID) === index)
}

function documentsOf(sources: readonly NewSource[]) {
  return sources.map(({ document }) => document)
}
