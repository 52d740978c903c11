import type { Rule } from '@parley/functions/shared/flow/rules'
import { t } from './texts.ts'

/** Describes a flow's rule in words. `names`: those of its form or tool, by id; deleted ones are missing. */
export function describeRule(rule: Rule, names: Readonly<Record<string, string>> = {}): string {
  switch (rule.rule) {
    case 'always':
      return t('ruleAlways')
    case 'reply':
      return t('ruleReply', { text: rule.text })
    case 'form':
      return t('ruleForm', { form: names[rule.id] ?? t('gone') })
    case 'tool':
      return t(rule.ended === 'ok' ? 'ruleToolOk' : 'ruleToolFailed', { tool: names[rule.id] ?? t('gone') })
    case 'stuck':
      return t('ruleStuck', { turns: rule.turns })
    case 'variable':
      return `${rule.key} ${t(comparisonTexts[rule.comparison], { value: rule.value })}`
  }
}

const comparisonTexts = {
  is: 'isValue',
  isNot: 'isNotValue',
  contains: 'containsValue',
  above: 'aboveValue',
  below: 'belowValue',
  isSet: 'isSetValue',
  isMissing: 'isMissingValue',
} as const
