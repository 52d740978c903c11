import type { Form } from '../../src/shared/widget/forms.ts'

/** A form that asks for a name and an email. */
export const leadForm: Form = {
  id: 'lead',
  kind: 'lead',
  title: 'Call me',
  text: '',
  when: 'manual',
  afterMessages: 2,
  canSkip: true,
  submitLabel: '',
  thanks: '',
  fields: [
    { key: 'name', label: 'Your name', type: 'text', required: true, options: [] },
    { key: 'email', label: 'E-mail', type: 'email', required: true, options: [] },
  ],
}
