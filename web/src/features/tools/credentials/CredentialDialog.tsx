import { NativeSelect, PasswordInput, TagsInput, TextInput } from '@mantine/core'
import {
  credentialDraftSchema,
  credentialKinds,
  credentialLimits,
  credentialSecretSchema,
  type Credential,
  type CredentialDraft,
} from '@parley/functions/shared/tools/tools'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import type { CurlSecret } from './secretOfCurl.ts'
import { t } from '../texts.ts'

interface CredentialDialogProps {
  /** Undefined for a new one. */
  credential: Credential | undefined
  /** The probable host of a new credential. */
  host?: string
  /** The secret of a new one, and how it is sent. */
  proposed?: CurlSecret | undefined
  onSaved?: (credentialId: string) => void
  onClose: () => void
}

/** Creates or edits a credential, whose secret is written and never read. */
export function CredentialDialog({
  credential,
  host = '',
  proposed,
  onSaved,
  onClose,
}: CredentialDialogProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const secretSchema = credential ? z.union([z.literal(''), credentialSecretSchema]) : credentialSecretSchema
  const form = useCallForm({
    initialValues: { credential: newDraft(credential, host, proposed), secret: proposed?.secret ?? '' },
    schema: z.object({ credential: credentialDraftSchema, secret: secretSchema }),
    onSubmit: async ({ credential: draft, secret }) => {
      onSaved?.(await save(draft, secret))
      void showToast(t('credentialSaved'))
      onClose()
    },
  })

  async function save(draft: CredentialDraft, secret: string): Promise<string> {
    const ref = { region, workspaceId }
    if (credential && secret && JSON.stringify(draft) === JSON.stringify(draftOf(credential))) {
      await call('replaceCredentialSecret', { ...ref, credentialId: credential.ID, secret }, region)
      return credential.ID
    }
    const saved = await call(
      'saveCredential',
      {
        ...ref,
        ...(credential && { credentialId: credential.ID }),
        credential: draft,
        ...(secret && { secret }),
      },
      region,
    )
    return saved.credentialId
  }

  const { fields } = form
  const { kind } = fields.values.credential
  return (
    <DialogForm
      title={t(credential ? 'editCredential' : 'newCredential')}
      form={form}
      action={t('save')}
      onClose={onClose}
    >
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
        description={credential && t('secretHint')}
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

function draftOf(credential: Credential | undefined, host = ''): CredentialDraft {
  if (!credential) return { name: '', kind: 'bearer', field: '', hosts: host ? [host] : [] }
  const { name, kind, field, hosts } = credential
  return { name, kind, field, hosts }
}
