import { TextInput, type TextInputProps } from '@mantine/core'
import { useAgentField, type AgentPath } from '../draft/AgentDraftContext.ts'

interface TextFieldProps extends Omit<TextInputProps, 'value' | 'error' | 'onChange'> {
  path: AgentPath<string>
  /** Normalises the text while it is typed. */
  tidy?: (value: string) => string
}

/** A text field of the agent with one line. */
export function TextField({ path, tidy = (text) => text, ...props }: TextFieldProps) {
  const { value, error, change } = useAgentField(path)
  return (
    <TextInput
      {...props}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={(event) => change(tidy(event.currentTarget.value))}
    />
  )
}
