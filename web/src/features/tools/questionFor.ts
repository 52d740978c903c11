import { toolLimits, type ToolDraft } from '@parley/functions/shared/tools/tools'

/** Proposes what the visitor is asked: `cancel_order` with a number becomes "Cancel order {number}?". */
export function questionFor({ name, parameters }: Pick<ToolDraft, 'name' | 'parameters'>): string {
  const words = name.replaceAll('_', ' ').trim()
  if (words === '') return ''
  const values = parameters.filter(({ key, required }) => key && required).map(({ key }) => `{${key}}`)
  const sentence = [words.charAt(0).toUpperCase() + words.slice(1), values.join(', ')].filter(Boolean)
  return `${sentence.join(' ')}?`.slice(0, toolLimits.question)
}
