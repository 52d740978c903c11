import type { Rule } from '../../../../shared/flow/rules.ts'
import { parseNumber } from '../../../../shared/flow/parseNumber.ts'

/** The facts that rules use. */
export interface RuleFacts {
  /** The visitor's newest text. */
  reply: string
  /** Id of the form that the visitor has just sent; empty for none. */
  form: string
  values: Readonly<Record<string, string>>
  tools: Readonly<Record<string, 'ok' | 'failed'>>
  /** The number of the visitor's messages that were answered in this node. */
  turns: number
}

/** Returns whether a condition depends on collected values and tools alone. */
export function isOfFacts(when: string | Rule): when is Rule {
  return typeof when !== 'string' && ['variable', 'tool'].includes(when.rule)
}

/**
 * Returns whether a rule is met. Texts are compared without case and outer spaces; numbers in the notation
 * of their language.
 */
export function isRuleMet(rule: Rule, facts: RuleFacts): boolean {
  if (rule.rule === 'always') return true
  if (rule.rule === 'reply') return plain(facts.reply) === plain(rule.text)
  if (rule.rule === 'form') return facts.form !== '' && facts.form === rule.id
  if (rule.rule === 'tool') return own(facts.tools, rule.id) === rule.ended
  if (rule.rule === 'stuck') return facts.turns >= rule.turns
  return compare(own(facts.values, rule.key) ?? '', rule)
}

function compare(value: string, rule: Extract<Rule, { rule: 'variable' }>): boolean {
  const [stored, wanted] = [plain(value), plain(rule.value)]
  const [given, limit] = [parseNumber(value), parseNumber(rule.value)]
  const areNumbers = given !== undefined && limit !== undefined
  switch (rule.comparison) {
    case 'isSet':
      return stored !== ''
    case 'isMissing':
      return stored === ''
    case 'is':
      return stored === wanted
    case 'isNot':
      return stored !== wanted
    case 'contains':
      return wanted !== '' && stored.includes(wanted)
    case 'above':
      return areNumbers && given > limit
    case 'below':
      return areNumbers && given < limit
  }
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFC')

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
