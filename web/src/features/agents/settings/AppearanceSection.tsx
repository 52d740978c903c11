import { FormSection } from '../../../components/FormSection.tsx'
import { useAgentField } from '../AgentDraftContext.ts'
import { TextField } from '../TextField.tsx'
import { isPictureAddress } from '../pictureAddress.ts'
import { FontField } from './FontField.tsx'
import styles from './SettingsPage.module.css'

/** Pictures and font; the colours are on the Overview page, beside the preview. */
export function AppearanceSection() {
  return (
    <FormSection title="Pictures and font">
      <PictureField
        path="roundedImageURL"
        label="Picture of the agent"
        description="Round, in the widget's head and beside its answers. Without one, the first letter of its name stands there."
      />
      <PictureField
        path="chatBgURL"
        label="Background of the chat"
        description="Faint, behind the messages."
      />
      <FontField />
    </FormSection>
  )
}

interface PictureFieldProps {
  path: 'roundedImageURL' | 'chatBgURL'
  label: string
  description: string
}

function PictureField({ path, label, description }: PictureFieldProps) {
  const { value } = useAgentField(path)
  const isShown = typeof value === 'string' && value !== '' && isPictureAddress(value)
  return (
    <div className={styles.picture}>
      <TextField
        path={path}
        label={label}
        description={description}
        type="url"
        placeholder="https://"
        maxLength={2000}
        tidy={(address) => address.trim()}
      />
      {isShown && <img key={value} src={value} alt="" referrerPolicy="no-referrer" />}
    </div>
  )
}
