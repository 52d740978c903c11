import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { FieldErrors } from '@parley/functions/shared/errors'
import type { Form } from '@parley/functions/shared/forms'
import formStyles from '../../../../components/Form.module.css'

const kinds: { value: Form['kind']; label: string }[] = [
  { value: 'lead', label: 'Lead: somebody is interested' },
  { value: 'contact', label: 'Contact: somebody wants an answer' },
  { value: 'free', label: 'Free: anything else' },
]

interface FormTextsProps {
  form: Form
  path: string
  errors: FieldErrors
  onChange: (changes: Partial<Form>) => void
}

/** What a form says. */
export function FormTexts({ form, path, errors, onChange }: FormTextsProps) {
  return (
    <>
      <NativeSelect
        label="Kind"
        value={form.kind}
        data={kinds}
        onChange={(event) => {
          const kind = kinds.find(({ value }) => value === event.currentTarget.value)
          if (kind) onChange({ kind: kind.value })
        }}
      />
      <TextInput
        label="Title"
        value={form.title}
        maxLength={100}
        error={errors[`${path}.title`]}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Text"
        autosize
        minRows={2}
        maxRows={6}
        value={form.text}
        maxLength={500}
        error={errors[`${path}.text`]}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={formStyles.pair}>
        <TextInput
          label="Button"
          placeholder="Send"
          value={form.submitLabel}
          maxLength={40}
          onChange={(event) => onChange({ submitLabel: event.currentTarget.value })}
        />
        <TextInput
          label="Thanks"
          placeholder="Thank you!"
          value={form.thanks}
          maxLength={300}
          onChange={(event) => onChange({ thanks: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
