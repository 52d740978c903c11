import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { useAgentField, type AgentPath } from '../draft/AgentDraftContext.ts'

interface SwitchFieldProps {
  path: AgentPath<boolean>
  label: string
  description?: string
  isDisabled?: boolean
}

/** A switch for a field of the agent. */
export function SwitchField({ path, ...props }: SwitchFieldProps) {
  const { value, change } = useAgentField(path)
  return <SettingSwitch {...props} isOn={value === true} onChange={change} />
}
