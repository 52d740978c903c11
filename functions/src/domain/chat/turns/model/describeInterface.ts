import type { WidgetOptions } from '../../../../shared/widget/widgetOptions.ts'

/** Tells a model what it can show besides text. `ExtrasReader` removes the block from the answer. */
export function describeInterface({ forms, canHandOff, smartHandoff }: WidgetOptions): string {
  const offered = forms
    .filter((form) => form.when === 'manual')
    .map((form) => `"${form.id}" (${form.title.replace(/["\n]/g, ' ')})`)
  const lines = [
    'Only when it helps, end your answer with a block that the visitor does not see, fenced as ```parley and holding one JSON object:',
    '{"replies": up to 4 short texts to answer with by a tap, "cards": [{"title", "text", "imageUrl", "label", "link" or "reply"}]}',
    '"unanswered": true when the passages do not answer the question.',
    offered.length > 0 ? `"form": the id of a form to show: ${offered.join(', ')}.` : '',
    canHandOff && smartHandoff
      ? '"handoff": true when you cannot help, or the visitor asks for a person: a person of the team is then called into this chat.'
      : '',
  ]
  return `<interface>\n${lines.filter(Boolean).join('\n')}\n</interface>`
}
