import type { Form } from '@parley/functions/shared/widget/forms'
import type { formTexts } from '@parley/functions/shared/widgetTexts/formTexts'
import type { FieldProblem } from './checkForm.ts'

type Field = Form['fields'][number]

interface FieldViewProps {
  formId: string
  field: Field
  value: string
  error: FieldProblem | undefined
  texts: typeof formTexts
  onInput: (key: string, value: string) => void
}

const kinds = {
  text: { type: 'text', autocomplete: 'on' },
  email: { type: 'email', autocomplete: 'email' },
  phone: { type: 'tel', autocomplete: 'tel' },
} as const

/** Renders a label, its control, and its error. */
export function FieldView({ formId, field, value, error, texts, onInput }: FieldViewProps) {
  const { key, label, type } = field
  const id = `${formId}-${key}`
  const errorId = `${id}-error`
  const name = (
    <>
      <bdi>{label}</bdi>
      {field.required ? <span aria-hidden="true"> *</span> : null}
    </>
  )
  const control = controlOf(field, value, texts, onInput, {
    id,
    'aria-required': field.required,
    'aria-invalid': !!error,
    'aria-describedby': error ? errorId : undefined,
  })
  return (
    <div key={key} class="entry">
      {type === 'consent' ? (
        <label for={id} class="tick">
          {control}
          <span>{name}</span>
        </label>
      ) : (
        <>
          <label for={id}>{name}</label>
          {control}
        </>
      )}
      {error ? (
        <p class="error" id={errorId}>
          {texts[error]}
        </p>
      ) : null}
    </div>
  )
}

interface Attributes {
  id: string
  'aria-required': boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

function controlOf(
  { key, type, options }: Field,
  value: string,
  texts: typeof formTexts,
  onInput: FieldViewProps['onInput'],
  attributes: Attributes,
) {
  switch (type) {
    case 'long':
      return (
        <textarea
          {...attributes}
          rows={2}
          maxLength={2000}
          value={value}
          onInput={(event) => onInput(key, event.currentTarget.value)}
        />
      )
    case 'choice':
      return (
        <span class="choose">
          <select {...attributes} onChange={(event) => onInput(key, event.currentTarget.value)}>
            <option value="" selected={!value}>
              {texts.choose}
            </option>
            {options.map((option) => (
              <option key={option} value={option} selected={option === value}>
                {option}
              </option>
            ))}
          </select>
        </span>
      )
    case 'consent':
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === 'yes'}
          onChange={(event) => onInput(key, event.currentTarget.checked ? 'yes' : '')}
        />
      )
    case 'text':
    case 'email':
    case 'phone':
      return (
        <input
          {...attributes}
          {...kinds[type]}
          maxLength={300}
          value={value}
          onInput={(event) => onInput(key, event.currentTarget.value)}
        />
      )
  }
}
