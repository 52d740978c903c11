import { Choice } from '../../../../components/Choice.tsx'
import { CodeBlock } from '../../../../components/CodeBlock.tsx'
import { useAgentDraft, useAgentEditing } from '../../AgentDraftContext.ts'
import { NumberField } from '../../NumberField.tsx'
import { SwitchField } from '../../SwitchField.tsx'
import { formPath } from './formPath.ts'

/** When a form appears, and whether it must be filled in. */
export function FormTiming({ formId }: { formId: string }) {
  const { store } = useAgentEditing()
  const when = useAgentDraft(({ widgetOptions }) => widgetOptions.forms.find(({ id }) => id === formId)?.when)
  const path = formPath(formId)
  const call = `Parley.openForm('${formId}')`
  return (
    <>
      <Choice
        label="Appears"
        value={when ?? 'start'}
        onChange={(next) => store.change({ [`${path}.when`]: next })}
        options={[
          { value: 'start', label: 'At the start' },
          { value: 'messages', label: 'After messages' },
          { value: 'manual', label: 'On demand' },
        ]}
      />
      {when === 'messages' && (
        <NumberField
          path={`${path}.afterMessages`}
          label="The visitor's messages before it"
          least={1}
          most={50}
        />
      )}
      {when === 'manual' && (
        <div>
          The agent shows it when it fits, and your page with this line.
          <CodeBlock>{call}</CodeBlock>
        </div>
      )}
      <SwitchField
        path={`${path}.canSkip`}
        label="Can be skipped"
        description="Visitors may go on without it."
      />
    </>
  )
}
