import type { Rule } from '@parley/functions/shared/flow/rules'
import {
  comparisonsOf,
  typebotText,
  type Typebot,
  type TypebotBlock,
  type TypebotGroup,
} from './typebotFile.ts'

/** The position of a block, which ways lead to. */
export interface Entry {
  group: TypebotGroup
  index: number
}

/** The messages up to the next question, and what the conversation depends on then. */
export interface Step {
  name: string
  texts: string[]
  stop: Stop | undefined
}
export type Stop = { block: TypebotBlock; next: Entry | undefined } & (
  | { kind: 'input' | 'model' }
  | { kind: 'choice'; choices: { text: string; to: Entry | undefined }[] }
  | { kind: 'condition'; ways: { rule: Rule; to: Entry | undefined }[]; otherwise: Rule | undefined }
)

/** More jumps between two questions are a circle. */
const maxBlocks = 500

/** Blocks in which a model speaks, by the vendors that Typebot has. */
const modelBlocks = /^(openai|anthropic|mistral|groq|together-ai|open-router|perplexity|deepseek|google-ai)$/i

export function isModelBlock({ type }: TypebotBlock): boolean {
  return modelBlocks.test(type)
}

export function isChoiceBlock({ type }: TypebotBlock): boolean {
  return /^(picture )?choice input$|^cards input$/.test(type)
}

/** Walks through the groups of a Typebot. */
export class TypebotSteps {
  private readonly groups: ReadonlyMap<string, TypebotGroup>
  private readonly targets: ReadonlyMap<string, { groupId: string; blockId: string }>
  private readonly keyOf: (variableId: string) => string
  private readonly first: string

  /** `keyOf`: returns the key of a variable by its id. */
  constructor({ groups, edges, events }: Typebot, keyOf: (variableId: string) => string) {
    this.groups = new Map(groups.map((group) => [group.id, group]))
    this.targets = new Map(edges.map(({ id, to }) => [id, to]))
    this.keyOf = keyOf
    const blocks = groups.flatMap((group) => group.blocks)
    const start = [...events, ...blocks].find(({ type }) => type === 'start')
    this.first = start?.outgoingEdgeId ?? ''
  }

  get start(): Entry | undefined {
    return this.targetOf(this.first)
  }

  /** Returns what is said from here on, up to the next question. */
  stepAt(entry: Entry): Step {
    const step: Step = { name: entry.group.title, texts: [], stop: undefined }
    let at: Entry | undefined = entry
    for (let count = 0; at && count < maxBlocks; count++) {
      const block: TypebotBlock | undefined = at.group.blocks[at.index]
      if (!block) break
      const next: Entry | undefined = this.after(at, block)
      step.stop = this.stopOf(block, next)
      if (step.stop) break
      if (block.type === 'text') step.texts.push(typebotText(block.content))
      at = next
    }
    return { ...step, texts: step.texts.filter(Boolean) }
  }

  private after({ group, index }: Entry, block: TypebotBlock): Entry | undefined {
    if (/^jump$/i.test(block.type)) return this.entryOf(block.options)
    // Of a test with several ways, the first is taken.
    const edge = block.type === 'AB test' ? block.items[0]?.outgoingEdgeId : block.outgoingEdgeId
    const isLast = index + 1 >= group.blocks.length
    return this.targetOf(edge ?? '') ?? (isLast ? undefined : { group, index: index + 1 })
  }

  private stopOf(block: TypebotBlock, next: Entry | undefined): Stop | undefined {
    if (isModelBlock(block)) return { kind: 'model', block, next }
    if (/^condition$/i.test(block.type)) return this.conditionOf(block, next)
    if (isChoiceBlock(block) && !block.options.isMultipleChoice)
      return {
        kind: 'choice',
        block,
        next,
        choices: block.items.map((item) => ({
          text: typebotText(item.content) || item.title,
          to: this.targetOf(item.outgoingEdgeId) ?? next,
        })),
      }
    return block.type.endsWith(' input') ? { kind: 'input', block, next } : undefined
  }

  private conditionOf(block: TypebotBlock, next: Entry | undefined): Stop {
    const ways = block.items.flatMap((item) => {
      const [comparison, ...others] = comparisonsOf(item)
      const rule = comparison && others.length === 0 ? this.ruleOf(comparison) : undefined
      return rule ? [{ rule, to: this.targetOf(item.outgoingEdgeId) }] : []
    })
    const [only, ...rest] = ways
    const otherwise = only && rest.length === 0 ? opposite(only.rule) : undefined
    return { kind: 'condition', block, next, ways, otherwise }
  }

  private ruleOf(comparison: ReturnType<typeof comparisonsOf>[number]): VariableRule | undefined {
    const { variableId, comparisonOperator, value } = comparison
    const own = Object.hasOwn(comparisons, comparisonOperator) ? comparisons[comparisonOperator] : undefined
    const isKnown = own && variableId && !value.includes('{{') && value.length <= 200
    return isKnown ? { rule: 'variable', key: this.keyOf(variableId), comparison: own, value } : undefined
  }

  private targetOf(edgeId: string): Entry | undefined {
    const target = this.targets.get(edgeId)
    return target && this.entryOf(target)
  }

  private entryOf({ groupId, blockId }: { groupId: string; blockId: string }): Entry | undefined {
    const group = this.groups.get(groupId)
    return (
      group && {
        group,
        index: Math.max(
          0,
          group.blocks.findIndex(({ id }) => id === blockId),
        ),
      }
    )
  }
}

type VariableRule = Extract<Rule, { rule: 'variable' }>

const comparisons: Readonly<Record<string, VariableRule['comparison']>> = {
  'Equal to': 'is',
  'Not equal': 'isNot',
  Contains: 'contains',
  'Greater than': 'above',
  'Less than': 'below',
  'Is set': 'isSet',
  'Is empty': 'isMissing',
}

const opposites: Partial<Record<VariableRule['comparison'], VariableRule['comparison']>> = {
  is: 'isNot',
  isNot: 'is',
  isSet: 'isMissing',
  isMissing: 'isSet',
}

/** Returns the rule for all that another rule is not met by; undefined for one without an opposite. */
function opposite(rule: Rule): Rule | undefined {
  const comparison = rule.rule === 'variable' ? opposites[rule.comparison] : undefined
  return rule.rule === 'variable' && comparison ? { ...rule, comparison } : undefined
}
