import type { TemplateDraft } from '../draft/TemplateDraft.ts'

interface Specialist {
  name: string
  /** When it takes over, in the words of the other platform; empty where that is unknown. */
  when: string
  text: string
}

/**
 * Adds steps that take over from everywhere once their condition is met, and give back after their answer.
 * The files do not say how such steps are connected, so a step without a condition has no way to it.
 */
export function addSpecialists(specialists: readonly Specialist[], draft: TemplateDraft): void {
  if (specialists.length === 0) return
  const { flow, losses } = draft
  const start = flow.addNode({ kind: 'start', name: 'Start' })
  const first = flow.addNode({
    kind: 'default',
    name: 'Conversation',
    text: 'Answer as your instructions say.',
  })
  flow.addEdge(start, first, { rule: 'always' })
  for (const { name, when, text } of specialists) {
    const condition = draft.clean(when, 300)
    const global = condition ? { global: { when: condition, returns: true } } : {}
    flow.addNode({ kind: 'default', name, text: draft.clean(text, 20_000), ...global })
    if (!condition) losses.add('connections', name)
  }
}
