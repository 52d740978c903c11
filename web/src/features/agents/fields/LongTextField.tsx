import { LimitedTextarea, type LimitedTextareaProps } from '../../../components/forms/LimitedTextarea.tsx'
import { useAgentField, type AgentPath } from '../draft/AgentDraftContext.ts'

interface LongTextFieldProps extends Omit<LimitedTextareaProps, 'value' | 'error' | 'onChange'> {
  path: AgentPath<string>
}

/** A text field of the agent with several lines. */
export function LongTextField({ path, ...props }: LongTextFieldProps) {
  const { value, error, change } = useAgentField(path)
  return (
    <LimitedTextarea
      {...props}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
