import type { Rule } from '../../shared/flow/rules.ts'

/** What rules are decided by. */
export interface RuleFacts {
  /** The visitor's newest words. */
  said: string
  /** Id of the form that he has just sent; empty for none. */
  form: string
  values: Readonly<Record<string, string>>
  tools: Readonly<Record<string, 'ok' | 'failed'>>
  /** How many of his messages were answered in this node. */
  turns: number
}

export function isRuleMet(rule: Rule, facts: RuleFacts): boolean {
  if (rule.rule === 'always') return true
  if (rule.rule === 'reply') return plain(facts.said) === plain(rule.text)
  if (rule.rule === 'form') return facts.form !== '' && facts.form === rule.id
  if (rule.rule === 'tool') return own(facts.tools, rule.id) === rule.ended
  if (rule.rule === 'stuck') return facts.turns >= rule.turns
  return compare(own(facts.values, rule.key) ?? '', rule)
}

function compare(value: string, rule: Extract<Rule, { rule: 'variable' }>): boolean {
  const [known, wanted] = [plain(value), plain(rule.value)]
  const numbers = [numberOf(value), numberOf(rule.value)] as const
  const areNumbers = !numbers.some(Number.isNaN)
  switch (rule.comparison) {
    case 'isSet':
      return known !== ''
    case 'isMissing':
      return known === ''
    case 'is':
      return known === wanted
    case 'isNot':
      return known !== wanted
    case 'contains':
      return wanted !== '' && known.includes(wanted)
    case 'above':
      return areNumbers && numbers[0] > numbers[1]
    case 'below':
      return areNumbers && numbers[0] < numbers[1]
  }
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFC')

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
