import { Button, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import {
  maxTemplateVariables,
  newTemplateSchema,
  templateCategories,
  templateLanguages,
  variablesOf,
} from '@parley/functions/shared/channels/whatsapp'
import { z } from 'zod'
import { call } from '../../../../lib/call.ts'
import { useCallForm } from '../../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { t } from '../texts.ts'
import { useReportedEditing, type ReportEditing } from './useEditedForms.ts'

type TemplateFields = z.input<typeof newTemplateSchema>

const untouched: TemplateFields = {
  name: '',
  language: 'en',
  category: 'UTILITY',
  bodyText: '',
  examples: Array.from({ length: maxTemplateVariables }, () => ''),
}
const schema = z.custom<TemplateFields>().transform(withItsExamples).pipe(newTemplateSchema)

interface NewTemplateProps {
  reportEditing: ReportEditing
  onCreated: () => void
}

/** Requests WhatsApp's approval of a template, which reaches people who have not written for a day. */
export function NewTemplate({ reportEditing, onCreated }: NewTemplateProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: untouched,
    schema,
    onWrong: () => void showToast(t('waTemplateInvalid'), 'bad'),
    onSubmit: async (template) => {
      await call('createTemplate', { region, agentId, template }, region)
      void showToast(t('waTemplateCreated'))
      fields.reset()
      onCreated()
    },
  })
  useReportedEditing(reportEditing, 'template', { isDirty, isBusy })

  return (
    <form aria-label={t('waTemplate')} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Text component="h3" fw={600}>
          {t('waTemplate')}
        </Text>
        <Text size="sm">
          {t('waTemplateHint')} {t('waTemplateChecked')}
        </Text>
        <TextInput
          label={t('waTemplateName')}
          placeholder="order_ready"
          dir="ltr"
          {...fields.getInputProps('name')}
          onChange={({ currentTarget }) => fields.setFieldValue('name', nameOf(currentTarget.value))}
        />
        <Select
          label={t('waLanguage')}
          data={[...templateLanguages]}
          allowDeselect={false}
          {...fields.getInputProps('language')}
        />
        <Select
          label={t('waCategory')}
          description={t('waCategoryHint')}
          data={templateCategories.map((value) => ({ value, label: t(`waCategory_${value}`) }))}
          allowDeselect={false}
          {...fields.getInputProps('category')}
        />
        <Textarea
          label={t('waBody')}
          description={t('waBodyHint', { one: '{{1}}', two: '{{2}}' })}
          autosize
          minRows={3}
          maxLength={1_024}
          dir="auto"
          {...fields.getInputProps('bodyText')}
        />
        {withItsExamples(fields.values).examples.map((_, index) => (
          <TextInput
            key={index}
            label={t('waExample', { variable: `{{${index + 1}}}` })}
            dir="auto"
            {...fields.getInputProps(`examples.${index}`)}
          />
        ))}
        <Text role="alert" size="sm" c="red">
          {failure}
        </Text>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('waCreate')}
        </Button>
      </Stack>
    </form>
  )
}

/** Returns a name in WhatsApp's format: lower-case letters, digits and `_`. */
function nameOf(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
    .replaceAll(/[^a-z0-9_]/g, '')
}

/**
 * Removes superfluous examples: the form keeps more than the text has variables, so that none is lost during
 * editing.
 */
function withItsExamples(fields: TemplateFields): TemplateFields {
  return { ...fields, examples: fields.examples.slice(0, variablesOf(fields.bodyText)) }
}
