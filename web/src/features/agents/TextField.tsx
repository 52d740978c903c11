import { TextInput, type TextInputProps } from '@mantine/core'
import { useAgentField, type AgentPath } from './AgentDraftContext.ts'

interface TextFieldProps extends Omit<TextInputProps, 'value' | 'error' | 'onChange'> {
  path: AgentPath<string>
  /** What a text becomes while it is typed. */
  tidy?: (value: string) => string
}

/** One line of text that is a field of the agent. */
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
