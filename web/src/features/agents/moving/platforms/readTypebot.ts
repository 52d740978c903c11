import type { FlowField } from '@parley/functions/shared/flow/flow'
import type { TemplateDraft } from '../draft/TemplateDraft.ts'
import { comparisonsOf, typebotSchema, typebotText, type Typebot, type TypebotBlock } from './typebotFile.ts'
import {
  isChoiceBlock,
  isModelBlock,
  TypebotSteps,
  type Entry,
  type Step,
  type Stop,
} from './typebotSteps.ts'

/** Fills a template from the export of a Typebot: its groups become steps, its buttons replies. */
export function readTypebot(file: unknown, draft: TemplateDraft): void {
  const typebot = typebotSchema.parse(file)
  const names = new Map(typebot.variables.map(({ id, name }) => [id, name]))
  const nameOf = (variableId: string) => names.get(variableId) || variableId
  const blocks = typebot.groups.flatMap((group) => group.blocks)
  draft.setTitle(typebot.name)
  draft.setColor(typebot.theme.chat.buttons.backgroundColor)
  listLosses(typebot, blocks, draft)
  const steps = new TypebotSteps(typebot, (variableId) => draft.flow.keyOf(nameOf(variableId)))
  const { start } = steps
  if (!start) return
  const opening = steps.stepAt(start)
  for (const text of opening.texts) draft.addGreeting(withKeys(text, draft))
  if (opening.stop?.kind === 'choice') for (const { text } of opening.stop.choices) draft.addReply(text)
  for (const block of blocks.filter(isChoiceBlock))
    for (const { content, title } of block.items) draft.addQuestion(typebotText(content) || title)
  const models = blocks.filter(isModelBlock)
  const isBranched = blocks.some((block) => isChoiceBlock(block) || /^condition$/i.test(block.type))
  const [model] = models
  if (model) draft.setModel(settingsOf(model))
  if (model && models.length === 1 && !isBranched) draft.addPrompt(promptOf(model))
  else new FlowOfTypebot(steps, draft, nameOf).build(start)
}

function settingsOf({ options }: TypebotBlock) {
  return { name: options.model, temperature: options.advancedSettings.temperature }
}

/** Returns the instructions of a model's block; what visitors have said is no part of them. */
function promptOf({ options: { systemMessage, messages } }: TypebotBlock): string {
  const parts = messages.filter(({ role }) => /^(system|user)$/i.test(role)).map(({ content }) => content)
  return [systemMessage, ...parts].filter((part) => part && !/^\s*\{\{[^{}]*\}\}\s*$/.test(part)).join('\n\n')
}

/** Returns a text with the keys of our values in place of Typebot's names: `{{First name}}`. */
function withKeys(text: string, { flow }: TemplateDraft): string {
  return text.replaceAll(/\{\{([^{}]{1,100})\}\}/g, (_, name: string) => `{{${flow.keyOf(name.trim())}}}`)
}

/** Builds the steps of a flow, each one time, from the start on. */
class FlowOfTypebot {
  private readonly steps: TypebotSteps
  private readonly draft: TemplateDraft
  private readonly nameOf: (variableId: string) => string
  private readonly built = new Map<string, string | undefined>()
  private readonly waiting: { id: string; stop: Stop }[] = []

  constructor(steps: TypebotSteps, draft: TemplateDraft, nameOf: (variableId: string) => string) {
    this.steps = steps
    this.draft = draft
    this.nameOf = nameOf
  }

  build(entry: Entry): void {
    const { flow } = this.draft
    const start = flow.addNode({ kind: 'start', name: 'Start' })
    const first = this.nodeAt(entry)
    const { stop } = this.steps.stepAt(entry)
    // The greeting shows the first choices, so that the first message may already be one.
    if (start && stop?.kind === 'choice') this.connect(start, { ...stop, next: undefined })
    flow.addEdge(start, first, { rule: 'always' })
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) this.connect(next.id, next.stop)
  }

  /** Returns the id of the step at an entry, which is built when it is first reached. */
  private nodeAt(entry: Entry | undefined): string | undefined {
    if (!entry) return undefined
    const key = `${entry.group.id} ${entry.index}`
    if (this.built.has(key)) return this.built.get(key)
    const step = this.steps.stepAt(entry)
    const id = this.addStep(step)
    this.built.set(key, id)
    if (id && step.stop) this.waiting.push({ id, stop: step.stop })
    return id
  }

  private addStep({ name, texts, stop }: Step): string | undefined {
    const { flow } = this.draft
    const speech = withKeys(texts.join('\n\n'), this.draft)
    const clean = (text: string) => this.draft.clean(text, 20_000)
    if (!stop)
      return speech ? flow.addNode({ kind: 'end', name, mode: 'fixed', text: clean(speech) }) : undefined
    if (stop.kind === 'choice') {
      const list = stop.choices.map(({ text }) => `- ${text}`).join('\n')
      const text = clean([speech, list].filter(Boolean).join('\n\n'))
      return flow.addNode({ kind: 'default', name, mode: text ? 'fixed' : 'model', text })
    }
    const words = speech ? `Say this, in the language of the visitor:\n${speech}` : ''
    if (stop.kind === 'input') {
      const collects = [this.fieldOf(stop.block)]
      const text = clean(words || `Ask for: ${collects[0]?.label ?? ''}`)
      return flow.addNode({ kind: 'default', name, text, collects })
    }
    const prompt = stop.kind === 'model' ? withKeys(promptOf(stop.block), this.draft) : ''
    return flow.addNode({ kind: 'default', name, text: clean([words, prompt].filter(Boolean).join('\n\n')) })
  }

  private connect(id: string, stop: Stop): void {
    const { flow } = this.draft
    if (stop.kind === 'choice')
      for (const { text, to } of stop.choices)
        if (text.trim()) flow.addEdge(id, this.nodeAt(to), flow.replyRule(text.trim()))
    if (stop.kind === 'input')
      flow.addEdge(id, this.nodeAt(stop.next), {
        rule: 'variable',
        key: this.fieldOf(stop.block).key,
        comparison: 'isSet',
        value: '',
      })
    if (stop.kind === 'model') this.connectModel(id, stop)
    if (stop.kind !== 'condition') return
    for (const { rule, to } of stop.ways) flow.addEdge(id, this.nodeAt(to), rule)
    flow.addEdge(id, this.nodeAt(stop.next), stop.otherwise ?? { rule: 'always' })
  }

  /** Connects the choices after a model's answer; without any, the model continues the conversation. */
  private connectModel(id: string, { next }: Stop): void {
    const after = next && this.steps.stepAt(next).stop
    if (after?.kind === 'choice') this.connect(id, after)
  }

  private fieldOf({ id, type, options: { variableId } }: TypebotBlock): FlowField {
    const kind = Object.hasOwn(fieldKinds, type) ? fieldKinds[type] : undefined
    return this.draft.flow.fieldOf(variableId ? this.nameOf(variableId) : `value ${id}`, kind ?? 'text')
  }
}

const fieldKinds: Readonly<Record<string, FlowField['kind']>> = {
  'number input': 'number',
  'rating input': 'number',
  'email input': 'email',
  'phone number input': 'phone',
  'date input': 'date',
}

function listLosses(
  { theme, customDomain, whatsAppCredentialsId }: Typebot,
  blocks: TypebotBlock[],
  draft: TemplateDraft,
) {
  const { losses } = draft
  for (const block of blocks) {
    const { type } = block
    if (/^(image|video|audio|embed)$/.test(type)) losses.add('media', type)
    else if (/^script$/i.test(type) || (type === 'Set variable' && block.options.isCode))
      losses.add('code', type)
    else if (type === 'Set variable') losses.add('variables', type)
    else if (/^(file|payment) input$/.test(type)) losses.add('inputs', type)
    else if (type === 'Typebot link') losses.add('subflows', type)
    else if (/^(ab test|redirect|return)$/i.test(type)) losses.add('steps', type)
    else if (/^condition$/i.test(type)) listConditions(block, draft)
    else if (!isConverted(block)) losses.add('tools', type)
  }
  if (theme.customCss || theme.chat.hostAvatar.url) losses.add('look')
  if (customDomain) losses.add('channels', customDomain)
  if (whatsAppCredentialsId) losses.add('channels', 'WhatsApp')
}

function listConditions({ items }: TypebotBlock, { losses }: TemplateDraft): void {
  for (const item of items) if (comparisonsOf(item).length !== 1) losses.add('conditions')
}

/** Returns whether a block becomes a part of a step; all further ones are connections to other services. */
function isConverted(block: TypebotBlock): boolean {
  return isModelBlock(block) || / input$|^(text|start|jump|wait)$/i.test(block.type)
}
