import type { TemplateDraft } from '../draft/TemplateDraft.ts'
import { addSpecialists } from './addSpecialists.ts'
import { VoiceflowDiagrams } from './VoiceflowDiagrams.ts'
import { markupText, voiceflowSchema, type Voiceflow, type VoiceflowNode } from './voiceflowFile.ts'

/** An answer is stored with this many wordings of its question. */
const maxWordings = 3

/**
 * Fills a template from a Voiceflow project: its opening, the instructions of its agents, and intents with a
 * fixed answer. Other steps depend on the project's own program, and are listed.
 */
export function readVoiceflow(file: unknown, draft: TemplateDraft): void {
  const project = voiceflowSchema.parse(file)
  const names = new Map(project.variables.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => names.get(id) ?? ''
  const diagrams = new VoiceflowDiagrams(project, nameOf)
  draft.setTitle(project.project.name || project.version.name)
  const { texts, buttons } = diagrams.opening()
  for (const text of texts) draft.addGreeting(text)
  for (const button of buttons) draft.addReply(button)
  readInstructions(project, diagrams.nodes, nameOf, draft)
  readIntents(project, diagrams, nameOf, draft)
  readKnowledge(project, draft)
  listLosses(project, diagrams.nodes, draft)
}

function readInstructions(
  { agents, prompts, promptMessages, project }: Voiceflow,
  nodes: readonly VoiceflowNode[],
  nameOf: (id: string) => string,
  draft: TemplateDraft,
): void {
  const { summarization } = project.knowledgeBase.settings
  const [agent, ...others] = agents
  if (agent) {
    draft.addPrompt(markupText(agent.instructions, nameOf))
    draft.setModel({ name: agent.settings.model, ...agent.settings })
    const steps = others.map((one) => ({
      name: one.name,
      when: one.description,
      text: markupText(one.instructions, nameOf),
    }))
    return addSpecialists(
      steps.filter(({ text }) => text.trim()),
      draft,
    )
  }
  const written = prompts.map(({ id, name }) => ({
    name,
    text: promptMessages
      .filter((message) => message.promptID === id && (message.role || message.data.role) === 'system')
      .map((message) => markupText(message.content ?? message.data.content, nameOf))
      .join('\n\n'),
  }))
  const [prompt, ...unused] = written.filter(({ text }) => text.trim())
  const ofSteps = nodes.map(({ data }) => data.system).find((system) => system.trim())
  draft.addPrompt(prompt?.text || summarization.system || summarization.prompt || ofSteps || '')
  draft.setModel({ name: summarization.model, ...summarization })
  for (const { name } of unused) draft.losses.add('steps', name)
}

/** Takes the questions that people ask, with the answer of those that have a fixed one. */
function readIntents(
  project: Voiceflow,
  diagrams: VoiceflowDiagrams,
  nameOf: (id: string) => string,
  draft: TemplateDraft,
): void {
  const earlier = project.version.platformData.intents.map(({ key, inputs }) => [key, inputs] as const)
  const wordings = Map.groupBy(project.utterances, ({ intentID }) => intentID)
  const later = project.intents.map(
    ({ id }) => [id, (wordings.get(id) ?? []).map(({ text }) => markupText(text, nameOf))] as const,
  )
  for (const [intentId, inputs] of [...earlier, ...later]) {
    // Built-in intents such as "None" have no wordings.
    const questions = inputs.map(withoutSlots).filter(Boolean)
    const answer = diagrams.answerTo(intentId)
    if (answer) for (const question of questions.slice(0, maxWordings)) draft.addPair(question, answer)
    else if (questions[0]) draft.addQuestion(questions[0])
  }
}

/** Returns a wording with the names of its slots: `{{[city].abc}}` becomes `city`. */
function withoutSlots(wording: string): string {
  return wording
    .replaceAll(/\{\{\[([^[\]{}]{1,60})\][^{}]{0,60}\}\}/g, '$1')
    .replaceAll(/[{}]/g, '')
    .trim()
}

function readKnowledge({ project }: Voiceflow, draft: TemplateDraft): void {
  for (const { data } of project.knowledgeBase.documents) {
    const { type, name, url, content, text } = data
    if (content || text) draft.addText(name, content || text)
    else if (type === 'url' && url) draft.addSite(url, name)
    else draft.losses.add('files', name || url)
  }
}

function listLosses(project: Voiceflow, nodes: readonly VoiceflowNode[], { losses }: TemplateDraft): void {
  for (const { name } of project.functions) losses.add('code', name)
  for (const { name, isSystem } of project.variables) if (!isSystem) losses.add('variables', name)
  for (const { type, data } of nodes) {
    const name = data.name || type
    if (/^(code|custom-?code)/i.test(type)) losses.add('code', name)
    else if (/^(api|integration|function|zapier|google|trace|_v1|custom)/i.test(type))
      losses.add('tools', name)
    else if (/^(image|visual|card|carousel|audio|stream|video)/i.test(type)) losses.add('media', name)
    else if (/^set/i.test(type)) losses.add('variables', name)
    else if (/^(if|condition|random)/i.test(type)) losses.add('conditions', name)
    else if (/^capture/i.test(type)) losses.add('inputs', name)
    else if (/^(component|flow|goto|command|workflow)/i.test(type)) losses.add('subflows', name)
    else if (!isConverted(type)) losses.add('steps', name)
  }
}

/** Returns whether a node is taken, or only holds others together. */
function isConverted(type: string): boolean {
  return (
    type === '' ||
    /^(block|start|actions|text|speak|message|intent|trigger|exit|markup|buttons|choice|interaction)/i.test(
      type,
    )
  )
}
