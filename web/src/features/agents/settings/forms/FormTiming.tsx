import { Choice } from '../../../../components/forms/Choice.tsx'
import { CodeBlock } from '../../../../components/text/CodeBlock.tsx'
import { useAgentDraft, useAgentEditing } from '../../draft/AgentDraftContext.ts'
import { NumberField } from '../../fields/NumberField.tsx'
import { SwitchField } from '../../fields/SwitchField.tsx'
import { formPath } from './formPath.ts'
import { t } from '../texts.ts'

/** When a form appears, and whether it is required. */
export function FormTiming({ formId }: { formId: string }) {
  const { store } = useAgentEditing()
  const when = useAgentDraft(({ widgetOptions }) => widgetOptions.forms.find(({ id }) => id === formId)?.when)
  const path = formPath(formId)
  const call = `Parley.openForm('${formId}')`
  return (
    <>
      <Choice
        label={t('appears')}
        value={when ?? 'start'}
        onChange={(next) => store.change({ [`${path}.when`]: next })}
        options={[
          { value: 'start', label: t('atTheStart') },
          { value: 'messages', label: t('afterMessages') },
          { value: 'manual', label: t('onDemand') },
        ]}
      />
      {when === 'messages' && (
        <NumberField path={`${path}.afterMessages`} label={t('afterVisitorMessages')} min={1} max={50} />
      )}
      {when === 'manual' && (
        <div>
          {t('formOnDemand')}
          <CodeBlock>{call}</CodeBlock>
        </div>
      )}
      <SwitchField path={`${path}.canSkip`} label={t('canBeSkipped')} description={t('optionalFormHint')} />
    </>
  )
}
