import type { ComponentProps } from 'react'
import { NumberSetting } from '../settings/NumberSetting.tsx'
import { useAgentField, type AgentPath } from '../draft/AgentDraftContext.ts'

interface NumberFieldProps extends Omit<ComponentProps<typeof NumberSetting>, 'value' | 'onChange'> {
  path: AgentPath<number>
}

/** A field of the agent for an integer. */
export function NumberField({ path, error, ...props }: NumberFieldProps) {
  const { value, error: wrong, change } = useAgentField(path)
  return (
    <NumberSetting
      {...props}
      value={typeof value === 'number' ? value : 0}
      error={wrong ?? error}
      onChange={change}
    />
  )
}
