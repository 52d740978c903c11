import type { TemplateDraft } from '../draft/TemplateDraft.ts'
import { DifyGraph } from './DifyGraph.ts'
import { difySchema, type Dify, type DifyNode } from './difyFile.ts'

/** Fills a template from the DSL of a Dify app: its prompt, its opening, and the branches of a chatflow. */
export function readDify(file: unknown, draft: TemplateDraft): void {
  const { app, model_config: config, workflow } = difySchema.parse(file)
  const hasGraph = workflow.graph.nodes.length > 0
  draft.setTitle(app.name)
  draft.setDescription(app.description)
  if (app.mode === 'workflow' || app.mode === 'completion') draft.losses.add('notChat', app.mode)
  listFeatures(hasGraph ? workflow.features : config, draft)
  if (hasGraph) readGraph(workflow, draft)
  else readConfig(config, draft)
}

function readConfig(config: Dify['model_config'], draft: TemplateDraft): void {
  const messages = config.chat_prompt_config.prompt.filter(({ role }) => role === 'system')
  const prompt = config.prompt_type === 'advanced' ? messages.map(({ text }) => text).join('\n\n') : ''
  draft.addPrompt(withoutReferences(prompt || config.pre_prompt, draft))
  draft.setModel(settingsOf(config.model))
  for (const field of config.user_input_form) draft.losses.add('variables', nameOfInput(field))
  for (const tool of config.external_data_tools) draft.losses.add('tools', tool.label || tool.variable)
  for (const tool of config.agent_mode.tools) draft.losses.add('tools', tool.tool_label || tool.tool_name)
  for (const _ of config.dataset_configs.datasets.datasets) draft.losses.add('collections')
}

function readGraph(workflow: Dify['workflow'], draft: TemplateDraft): void {
  const { nodes } = workflow.graph
  for (const { name } of [...workflow.environment_variables, ...workflow.conversation_variables])
    draft.losses.add('variables', name)
  for (const node of nodes) listLosses(node, draft)
  const models = nodes.filter(({ data }) => data.type === 'llm')
  const isBranched = nodes.some(({ data }) => /^(question-classifier|if-else)$/.test(data.type))
  const [model] = models
  if (model) draft.setModel(settingsOf(model.data.model))
  if (model && models.length === 1 && !isBranched) draft.addPrompt(promptOf(model, draft))
  else new FlowOfDify(new DifyGraph(workflow.graph), draft).build()
}

function settingsOf({
  name,
  completion_params: { temperature, max_tokens: maxTokens },
}: DifyNode['data']['model']) {
  return { name, temperature, maxTokens }
}

function promptOf({ data }: DifyNode, draft: TemplateDraft): string {
  const messages = data.prompt_template.filter(({ role }) => role !== 'assistant')
  const parts = messages.map(({ text }) => withoutReferences(text, draft).trim())
  return parts.filter(Boolean).join('\n\n')
}

/** Builds one step for each node of the graph that speaks or decides. */
class FlowOfDify {
  private readonly graph: DifyGraph
  private readonly draft: TemplateDraft
  private readonly built = new Map<string, string | undefined>()
  private readonly waiting: { id: string; node: DifyNode; router: string | undefined }[] = []

  constructor(graph: DifyGraph, draft: TemplateDraft) {
    this.graph = graph
    this.draft = draft
  }

  build(): void {
    const { first } = this.graph
    if (!first) return
    const start = this.draft.flow.addNode({ kind: 'start', name: 'Start' })
    this.draft.flow.addEdge(start, this.nodeAt(first, undefined), { rule: 'always' })
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.connect(next)
  }

  /** Returns the id of a node's step. `router`: the step that decided for it, to which visitors come back. */
  private nodeAt(node: DifyNode | undefined, router: string | undefined): string | undefined {
    if (!node) return undefined
    if (this.built.has(node.id)) return this.built.get(node.id)
    const id = this.addStep(node)
    this.built.set(node.id, id)
    if (id) this.waiting.push({ id, node, router })
    return id
  }

  private addStep(node: DifyNode): string | undefined {
    const { type, title: name, answer, instruction } = node.data
    const { flow } = this.draft
    if (type === 'answer') {
      const text = this.draft.clean(withoutReferences(answer, this.draft), 20_000)
      return text ? flow.addNode({ kind: 'default', name, mode: 'fixed', text }) : undefined
    }
    if (type === 'llm') return flow.addNode({ kind: 'default', name, text: promptOf(node, this.draft) })
    const text = this.draft.clean(instruction, 20_000) || 'Find out what the visitor wants.'
    return flow.addNode({ kind: 'default', name, text })
  }

  private connect({ id, node, router }: { id: string; node: DifyNode; router: string | undefined }): void {
    const { flow, losses } = this.draft
    const { type } = node.data
    if (type === 'question-classifier' || type === 'if-else') {
      const { ways, otherwise, left } = this.graph.waysOf(node)
      for (const { to, when } of ways) flow.addEdge(id, this.nodeAt(to, id), when)
      flow.addEdge(id, this.nodeAt(otherwise, id), 'wants anything else')
      for (let count = 0; count < left; count++) losses.add('conditions', node.data.title)
      return
    }
    const next = this.graph.after(node)
    // An answer that only repeats what the model said is no step of its own.
    const target = next && next.data.type !== 'answer' ? this.nodeAt(next, router) : undefined
    flow.addEdge(id, target, 'is content with the answer')
    flow.addEdge(id, router, 'asks about something else')
  }
}

/** Returns a text without references to the values of other nodes, which are listed. */
function withoutReferences(text: string, { losses }: TemplateDraft): string {
  return text.replaceAll(/\{\{#([^{}#]{1,200})#\}\}/g, (_, name: string) => {
    if (!/^(sys\.|context$|histories$|query$)/.test(name)) losses.add('variables', name)
    return ''
  })
}

function nameOfInput(field: Record<string, unknown>): string {
  const [input] = Object.values(field)
  const label = typeof input === 'object' && input !== null ? Reflect.get(input, 'label') : ''
  return typeof label === 'string' ? label : ''
}

function listFeatures(features: Dify['workflow']['features'], draft: TemplateDraft): void {
  const { losses } = draft
  draft.addGreeting(features.opening_statement)
  for (const question of features.suggested_questions) draft.addReply(question)
  if (features.speech_to_text.enabled || features.text_to_speech.enabled) losses.add('voice')
  if (features.file_upload.enabled) losses.add('settings', 'file_upload')
  if (features.sensitive_word_avoidance.enabled) losses.add('settings', 'sensitive_word_avoidance')
}

function listLosses({ data }: DifyNode, { losses }: TemplateDraft): void {
  const { type, title, dataset_ids: collections } = data
  if (type === 'knowledge-retrieval')
    for (const _ of collections.length > 0 ? collections : ['']) losses.add('collections', title)
  else if (type === 'code') losses.add('code', title)
  else if (/^(http-request|tool|agent|mcp)/.test(type)) losses.add('tools', title)
  else if (/^(iteration|loop)/.test(type)) losses.add('subflows', title)
  else if (/^(template-transform|variable-|assigner|parameter-extractor|document-extractor|list-)/.test(type))
    losses.add('steps', title)
}
