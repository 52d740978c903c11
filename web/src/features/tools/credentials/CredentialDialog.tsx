import { NativeSelect, PasswordInput, TagsInput, TextInput } from '@mantine/core'
import {
  credentialDraftSchema,
  credentialKinds,
  credentialLimits,
  credentialSecretSchema,
  type Credential,
  type CredentialDraft,
} from '@parley/functions/shared/tools/tools'
import { useEffect, type ReactNode } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useEditedItem, type EditedForm } from '../../../components/panels/useEditedItem.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { CurlSecret } from './secretOfCurl.ts'
import { draftOf, sendCredential } from './sendCredential.ts'
import { t } from '../texts.ts'

interface CredentialDialogProps {
  /** The current stored version; undefined for a new one. */
  credential: Credential | undefined
  /** The probable host of a new credential. */
  host?: string
  /** The secret of a new one, and how it is sent. */
  proposed?: CurlSecret | undefined
  onSaved?: (credentialId: string) => void
  onClose: () => void
}

/** Creates or edits a credential, whose secret is written and never read. */
export function CredentialDialog({ credential, ...rest }: CredentialDialogProps) {
  const { form, notice } = useEditedItem(credential, {
    changedMeanwhile: t('credentialChangedMeanwhile'),
    takeTheirs: t('credentialTakeTheirs'),
    keepMine: t('credentialKeepMine'),
  })
  const { key, ...edited } = form
  return <CredentialForm key={key} {...edited} notice={notice} {...rest} />
}

interface CredentialFormProps
  extends Omit<CredentialDialogProps, 'credential'>, Omit<EditedForm<Credential>, 'key'> {
  /** Says that another person has saved it in the meantime. */
  notice: ReactNode
}

function CredentialForm({
  opened,
  base,
  onEditing,
  notice,
  host = '',
  proposed,
  onSaved,
  onClose,
}: CredentialFormProps) {
  const workspace = useWorkspaceRef()
  const secretSchema = opened ? z.union([z.literal(''), credentialSecretSchema]) : credentialSecretSchema
  const form = useCallForm({
    initialValues: { credential: newDraft(opened, host, proposed), secret: proposed?.secret ?? '' },
    schema: z.object({ credential: credentialDraftSchema, secret: secretSchema }),
    onSubmit: async ({ credential: draft, secret }) => {
      const credentialId = await sendCredential(workspace, base, { draft, secret })
      onSaved?.(credentialId)
      void showToast(t('credentialSaved'))
      onClose()
    },
  })

  const { fields, isDirty, isBusy } = form
  useEffect(() => onEditing({ isDirty, isBusy }), [onEditing, isDirty, isBusy])
  const { kind } = fields.values.credential
  return (
    <DialogForm
      title={t(opened ? 'editCredential' : 'newCredential')}
      form={form}
      action={t('save')}
      onClose={onClose}
    >
      {notice}
      <TextInput
        label={t('name')}
        maxLength={60}
        dir="auto"
        autoComplete="off"
        data-autofocus
        {...fields.getInputProps('credential.name')}
      />
      <NativeSelect
        label={t('credentialKind')}
        data={credentialKinds.map((value) => ({ value, label: t(`kindOf_${value}`) }))}
        {...fields.getInputProps('credential.kind')}
      />
      {kind !== 'bearer' && (
        <TextInput
          label={t(`field_${kind}`)}
          maxLength={80}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...fields.getInputProps('credential.field')}
        />
      )}
      <PasswordInput
        label={t('secret')}
        visibilityToggleButtonProps={{ 'aria-label': t('showSecret') }}
        description={opened && t('secretHint')}
        maxLength={credentialLimits.secret}
        dir="ltr"
        autoComplete="new-password"
        {...fields.getInputProps('secret')}
      />
      <TagsInput
        label={t('hosts')}
        description={t('hostsHint')}
        placeholder="api.example.com"
        maxTags={credentialLimits.hosts}
        dir="ltr"
        acceptValueOnBlur
        {...fields.getInputProps('credential.hosts')}
        error={hostError(fields.errors)}
      />
    </DialogForm>
  )
}

/** Returns the errors of all hosts as one, for their common field. */
function hostError(errors: Record<string, unknown>): string | undefined {
  const [, error] = Object.entries(errors).find(([path]) => path.startsWith('credential.hosts')) ?? []
  return typeof error === 'string' ? error : undefined
}

function newDraft(
  credential: Credential | undefined,
  host: string,
  proposed: CurlSecret | undefined,
): CredentialDraft {
  const draft = draftOf(credential, host)
  return proposed ? { ...draft, kind: proposed.kind, field: proposed.field } : draft
}
