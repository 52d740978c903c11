import { FormSection } from '../../../components/forms/FormSection.tsx'
import { PictureField } from '../../../components/forms/PictureField.tsx'
import { uploadPicture } from '../../../lib/files/uploadPicture.ts'
import { useAgentEditing, useAgentField, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { FontField } from './FontField.tsx'
import { t } from './texts.ts'

/** Pictures and font; the colours are on the Overview page. */
export function AppearanceSection() {
  return (
    <FormSection title={t('picturesAndFont')}>
      <AgentPicture
        path="roundedImageURL"
        label={t('pictureOfTheAgent')}
        description={t('pictureHint')}
        isRound
      />
      <AgentPicture
        path="chatBgURL"
        label={t('backgroundOfTheChat')}
        description={t('faintBehindTheMessages')}
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
