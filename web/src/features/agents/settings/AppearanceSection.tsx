import { FormSection } from '../../../components/FormSection.tsx'
import { PictureField } from '../../../components/PictureField.tsx'
import { uploadPicture } from '../../../lib/uploadPicture.ts'
import { useAgentEditing, useAgentField, useStoredAgent } from '../AgentDraftContext.ts'
import { FontField } from './FontField.tsx'

/** Pictures and font; the colours are on the Overview page. */
export function AppearanceSection() {
  return (
    <FormSection title="Pictures and font">
      <AgentPicture
        path="roundedImageURL"
        label="Picture of the agent"
        description="Round, in the widget's head and beside its answers. Without one, the first letter of its name stands there."
        isRound
      />
      <AgentPicture
        path="chatBgURL"
        label="Background of the chat"
        description="Faint, behind the messages."
      />
      <FontField />
    </FormSection>
  )
}

interface AgentPictureProps {
  path: 'roundedImageURL' | 'chatBgURL'
  label: string
  description: string
  isRound?: boolean
}

function AgentPicture({ path, ...props }: AgentPictureProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const { value, error, change } = useAgentField(path)
  return (
    <PictureField
      {...props}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={change}
      upload={(picture) => uploadPicture(region, { agentId }, picture)}
    />
  )
}
