import { Textarea, TextInput } from '@mantine/core'
import { toolLimits, type ToolDraft } from '@parley/functions/shared/tools/tools'
import { useEffect } from 'react'
import type { EditingState } from '../../components/panels/useEditedItem.tsx'
import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { PanelFoot } from '../../components/panels/PanelFoot.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { EffectFields } from './EffectFields.tsx'
import { KeepRows } from './KeepRows.tsx'
import { ParameterRows } from './ParameterRows.tsx'
import { RequestSection } from './request/RequestSection.tsx'
import { t } from './texts.ts'
import { toolFormSchema } from './toolForm.ts'
import { ToolTester } from './tester/ToolTester.tsx'

interface ToolFormProps {
  toolId: string | undefined
  /** The `seq` of the version that this edit replaces. */
  seq: number
  draft: ToolDraft
  /** Called when the form becomes dirty, busy or clean. */
  onEditing: (state: EditingState) => void
  onClose: () => void
}

export function ToolForm({ toolId, seq, draft, onEditing, onClose }: ToolFormProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { tool: draft },
    schema: toolFormSchema,
    onSubmit: async ({ tool }) => {
      await call('saveTool', { region, workspaceId, ...(toolId && { toolId }), seq, tool }, region)
      void showToast(t('saved'))
      onClose()
    },
  })
  useEffect(() => onEditing({ isDirty, isBusy }), [onEditing, isDirty, isBusy])
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <FormSection title={t('whatItIs')}>
        <TextInput
          label={t('name')}
          description={t('nameHint', { example: 'order_status' })}
          maxLength={toolLimits.name}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          {...fields.getInputProps('tool.name')}
        />
        <Textarea
          label={t('whenToUse')}
          description={t('whenToUseHint')}
          maxLength={toolLimits.description}
          autosize
          minRows={2}
          dir="auto"
          {...fields.getInputProps('tool.description')}
        />
        <EffectFields fields={fields} />
      </FormSection>
      <FormSection title={t('parameters')} lead={t('parametersHint')}>
        <ParameterRows fields={fields} />
      </FormSection>
      <RequestSection fields={fields} />
      <FormSection title={t('test')} lead={t('testHint')}>
        <ToolTester fields={fields} />
      </FormSection>
      <FormSection title={t('keeps')} lead={t('keepsHint')}>
        <KeepRows fields={fields} />
      </FormSection>
      <PanelFoot action={t('save')} isBusy={isBusy} failure={failure} />
    </form>
  )
}
