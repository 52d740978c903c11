import type { Form } from '@parley/functions/shared/widget/forms'
import { plainText } from '../../../../lib/texts/isolateTexts.ts'
import { t } from '../texts.ts'

/** Returns a new form: a lead with a name and an email. */
export function newForm(): Form {
  return {
    id: crypto.randomUUID().slice(0, 8),
    kind: 'lead',
    title: plainText(t('formTitleExample')),
    text: '',
    when: 'messages',
    afterMessages: 2,
    canSkip: true,
    fields: [
      { key: 'name', label: plainText(t('name')), type: 'text', required: false, options: [] },
      { key: 'email', label: plainText(t('eMail')), type: 'email', required: true, options: [] },
    ],
    submitLabel: '',
    thanks: '',
  }
}

/** Returns when a form appears, as a sentence. */
export function describeWhen({ when, afterMessages }: Pick<Form, 'when' | 'afterMessages'>): string {
  if (when === 'start') return t('beforeTheFirstMessage')
  if (when === 'manual') return t('onDemand')
  return t('afterSomeMessages', { count: afterMessages })
}
