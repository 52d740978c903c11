import { TextInput } from '@mantine/core'
import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentDraft } from '../AgentDraftContext.ts'
import { isPictureAddress } from '../pictureAddress.ts'
import { FontField } from './FontField.tsx'
import styles from './SettingsPage.module.css'

/** Pictures and font; the colours are on the Overview page, beside the preview. */
export function AppearanceSection() {
  const { draft, change, errors } = useAgentDraft()
  return (
    <FormSection title="Pictures and font">
      <PictureField
        label="Picture of the agent"
        description="Round, in the widget's head and beside its answers. Without one, the first letter of its name stands there."
        value={draft.roundedImageURL}
        error={errors['roundedImageURL']}
        onChange={(roundedImageURL) => change({ roundedImageURL })}
      />
      <PictureField
        label="Background of the chat"
        description="Faint, behind the messages."
        value={draft.chatBgURL}
        error={errors['chatBgURL']}
        onChange={(chatBgURL) => change({ chatBgURL })}
      />
      <FontField />
    </FormSection>
  )
}

interface PictureFieldProps {
  label: string
  description: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function PictureField({ label, description, value, error, onChange }: PictureFieldProps) {
  const isShown = value !== '' && isPictureAddress(value)
  return (
    <div className={styles.picture}>
      <TextInput
        label={label}
        description={description}
        type="url"
        placeholder="https://"
        value={value}
        maxLength={2000}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value.trim())}
      />
      {isShown && <img key={value} src={value} alt="" referrerPolicy="no-referrer" />}
    </div>
  )
}
