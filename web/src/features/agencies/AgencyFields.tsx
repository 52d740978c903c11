import { Textarea, TextInput } from '@mantine/core'
import type { AgencyDraft } from '@parley/functions/shared/agencies/agency'
import { PictureField } from '../../components/forms/PictureField.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { uploadPicture } from '../../lib/files/uploadPicture.ts'
import { useAgencyField } from './agencyDraft.ts'

interface FieldProps {
  path: keyof AgencyDraft
  label: string
  description?: string
  maxLength?: number
}

/** A text field of the agency with one line. */
export function LineField({ path, ...props }: FieldProps & { type?: 'email' | 'url' | 'text' }) {
  const { value, error, change } = useAgencyField(path)
  return (
    <TextInput
      {...props}
      value={typeof value === 'string' ? value : ''}
      error={error}
      autoComplete="off"
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

/** A text field of the agency with several lines. */
export function LinesField({ path, isCode = false, ...props }: FieldProps & { isCode?: boolean }) {
  const { value, error, change } = useAgencyField(path)
  return (
    <Textarea
      {...props}
      value={typeof value === 'string' ? value : ''}
      error={error}
      autosize
      minRows={isCode ? 10 : 3}
      maxRows={24}
      spellCheck={!isCode}
      {...(isCode && { styles: { input: { fontFamily: 'var(--mono)', direction: 'ltr' } } })}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}

/** A picture field of the agency, stored in the workspace. */
export function LogoField({ path, label, description }: FieldProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const { value, error, change } = useAgencyField(path)
  return (
    <PictureField
      label={label}
      {...(description && { description })}
      isRound
      upload={(file) => uploadPicture(region, { workspaceId }, file)}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={change}
    />
  )
}
