import { NativeSelect } from '@mantine/core'
import type { Form } from '@parley/functions/shared/forms'
import formStyles from '../../../../components/Form.module.css'
import { useAgentField } from '../../AgentDraftContext.ts'
import { LongTextField } from '../../LongTextField.tsx'
import { TextField } from '../../TextField.tsx'
import type { FormPath } from './formPath.ts'

const kinds: { value: Form['kind']; label: string }[] = [
  { value: 'lead', label: 'Lead: somebody is interested' },
  { value: 'contact', label: 'Contact: somebody wants an answer' },
  { value: 'free', label: 'Free: anything else' },
]

/** What a form says. */
export function FormTexts({ path }: { path: FormPath }) {
  const chosen = useAgentField(`${path}.kind`)
  return (
    <>
      <NativeSelect
        label="Kind"
        value={kinds.find(({ value }) => value === chosen.value)?.value}
        data={kinds}
        onChange={(event) => chosen.change(event.currentTarget.value)}
      />
      <TextField path={`${path}.title`} label="Title" maxLength={100} />
      <LongTextField path={`${path}.text`} label="Text" autosize minRows={2} maxRows={6} maxLength={500} />
      <div className={formStyles.pair}>
        <TextField path={`${path}.submitLabel`} label="Button" placeholder="Send" maxLength={40} />
        <TextField path={`${path}.thanks`} label="Thanks" placeholder="Thank you!" maxLength={300} />
      </div>
    </>
  )
}
