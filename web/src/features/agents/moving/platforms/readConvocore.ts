import type { TemplateDraft } from '../draft/TemplateDraft.ts'
import { colourOf, convocoreSchema, type ConvocoreAgent, type ConvocoreNode } from './convocoreFile.ts'
import { addSpecialists } from './addSpecialists.ts'

/** Fills a template from an agent of Convocore: the instructions of its start node are the prompt. */
export function readConvocore(file: unknown, draft: TemplateDraft): void {
  const template = convocoreSchema.parse(file)
  const { agentData: agent } = template
  const nodes = agent.nodes.length > 0 ? agent.nodes : template.nodes
  const start = nodes.find(({ id, type }) => type === 'start' || id === '__start__') ?? nodes[0]
  const names = new Map(
    [...template.tools, ...template.variables].map((one) => [one.id || one.ID, one.name || one.key]),
  )
  const withNames = (text: string) => withoutReferences(text, names)
  draft.setTitle(agent.title || template.name)
  draft.setDescription(agent.description)
  draft.setColor(colourOf(agent))
  readOpening(agent, draft)
  draft.addPrompt(withNames(start?.instructions || agent.vg_instructions || agent.vg_systemPrompt))
  draft.setModel(settingsOf(agent, start))
  const others = nodes.filter((node) => node !== start && node.type !== 'note' && node.instructions.trim())
  addSpecialists(
    others.map(({ name, description, instructions }) => ({
      name,
      when: description,
      text: withNames(instructions),
    })),
    draft,
  )
  for (const source of [...template.kbDocs, ...template.knowledgeBase]) readSource(source, draft)
  listLosses(agent, draft)
  for (const tool of template.tools) draft.losses.add('tools', tool.name)
  for (const variable of template.variables) draft.losses.add('variables', variable.key || variable.name)
}

function readOpening(agent: ConvocoreAgent, draft: TemplateDraft): void {
  for (const message of agent.vg_initMessages) draft.addGreeting(message)
  if (agent.vg_initMessages.length === 0 && agent.vg_initPrompt)
    draft.addPrompt(`Begin the conversation like this: ${agent.vg_initPrompt}`)
  if (agent.proactiveMessage !== 'none') draft.setProactiveMessage(agent.proactiveMessage)
  const buttons = agent.tabs.flatMap(({ homeSpecific }) => homeSpecific.buttons)
  for (const question of buttons.flatMap(({ iceBreakers }) => iceBreakers)) draft.addReply(question)
}

function settingsOf(agent: ConvocoreAgent, start: ConvocoreNode | undefined) {
  const { modelId, temperature, maxTokens } = start?.llmConfig ?? { modelId: '' }
  return {
    name: modelId || agent.vg_defaultModel,
    temperature: temperature ?? agent.vg_temperature,
    maxTokens: maxTokens ?? agent.vg_maxTokens,
  }
}

function readSource(
  {
    name,
    title,
    content,
    text,
    url,
  }: { name: string; title: string; content: string; text: string; url: string },
  draft: TemplateDraft,
): void {
  const words = content || text
  if (words) draft.addText(title || name, words)
  else if (url) draft.addSite(url, title || name)
  else draft.losses.add('files', title || name)
}

/** Returns a prompt with the names of tools and variables in place of their ids: `{{tool:abc}}`. */
function withoutReferences(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{\{(?:tool|var):([\w-]{1,64})\}\}/g, (_, id: string) => names.get(id) ?? '')
}

function listLosses(agent: ConvocoreAgent, { losses }: TemplateDraft): void {
  if (agent.agentPlatform === 'vf') losses.add('project')
  if (agent.ADVANCED_customCSS || agent.roundedImageURL || agent.chatBgURL) losses.add('look')
  if (agent.voiceConfig || agent.vapiConfig) losses.add('voice')
}
