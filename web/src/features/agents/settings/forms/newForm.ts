import type { Form } from '@parley/functions/shared/forms'

/** What a new form begins with: a lead with a name and an address to answer to. */
export function newForm(): Form {
  return {
    id: crypto.randomUUID().slice(0, 8),
    kind: 'lead',
    title: 'How can we reach you?',
    text: '',
    when: 'messages',
    afterMessages: 2,
    canSkip: true,
    fields: [
      { key: 'name', label: 'Name', type: 'text', required: false, options: [] },
      { key: 'email', label: 'E-mail', type: 'email', required: true, options: [] },
    ],
    submitLabel: '',
    thanks: '',
  }
}

/** When a form appears, in words. */
export function describeWhen({ when, afterMessages }: Pick<Form, 'when' | 'afterMessages'>): string {
  if (when === 'start') return 'Before the first message'
  if (when === 'manual') return 'On demand'
  return afterMessages === 1 ? 'After a message' : `After ${afterMessages} messages`
}
