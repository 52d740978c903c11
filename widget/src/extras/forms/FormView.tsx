import type { Form } from '@parley/functions/shared/widget/forms'
import type { formTexts } from '@parley/functions/shared/widgetTexts/formTexts'
import type { AllTexts } from '../texts.ts'
import type { FieldProblem } from './checkForm.ts'
import { FieldView } from './FieldView.tsx'

interface FormViewProps {
  form: Form
  values: Record<string, string>
  errors: Record<string, FieldProblem>
  isBusy: boolean
  isFailed: boolean
  texts: Pick<AllTexts, 'failed' | keyof typeof formTexts>
  onInput: (key: string, value: string) => void
  onSubmit: () => void
  onSkip: () => void
}

/** Renders a form as part of the conversation. */
export function FormView({
  form,
  values,
  errors,
  isBusy,
  isFailed,
  texts,
  onInput,
  onSubmit,
  onSkip,
}: FormViewProps) {
  const { id, title, text, fields, submitLabel, canSkip } = form
  return (
    <li key={`form-${id}`} class="form">
      <form
        class="fill"
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <h3>
          <bdi>{title}</bdi>
        </h3>
        {text ? (
          <p>
            <bdi>{text}</bdi>
          </p>
        ) : null}
        {fields.map((field) => (
          <FieldView
            key={field.key}
            formId={id}
            field={field}
            value={values[field.key] ?? ''}
            error={errors[field.key]}
            texts={texts}
            onInput={onInput}
          />
        ))}
        {isFailed ? (
          <p class="error" role="alert">
            {texts.failed}
          </p>
        ) : null}
        <div class="choices">
          <button class="pill main" aria-disabled={isBusy}>
            {submitLabel || texts.submit}
          </button>
          {canSkip ? (
            <button type="button" class="pill plain" onClick={onSkip}>
              {texts.skip}
            </button>
          ) : null}
        </div>
      </form>
    </li>
  )
}
