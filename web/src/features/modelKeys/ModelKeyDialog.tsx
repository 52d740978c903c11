import { NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import {
  modelKeyDraftSchema,
  modelKeyLimits,
  modelKeySecretSchema,
  type ModelKeyRecord,
  type ModelKeyDraft,
} from '@parley/functions/shared/models/modelKeys'
import type { ModelVendor } from '@parley/functions/shared/models/modelPrice'
import { z } from 'zod'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { call } from '../../lib/call.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { t } from './texts.ts'

interface ModelKeyDialogProps {
  /** The vendors that a key can be created for, at least one. */
  vendors: readonly ModelVendor[]
  /** The stored facts about the key that is replaced; undefined for a new one. */
  stored: ModelKeyRecord | undefined
  onClose: () => void
}

/** All fields that a key of any vendor may have; those that its vendor lacks are not sent. */
interface KeyFields {
  vendor: ModelVendor
  isOnly: boolean
  baseUrl: string
  model: string
}

const keySchema = z.custom<KeyFields>().transform(draftOf).pipe(modelKeyDraftSchema)

/** Creates or replaces a key, which is written and never read. */
export function ModelKeyDialog({ vendors, stored, onClose }: ModelKeyDialogProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const secretSchema = stored ? z.union([z.literal(''), modelKeySecretSchema]) : modelKeySecretSchema
  const { isOnly = false, baseUrl = '', model = '' } = stored ?? {}
  const start: KeyFields = { vendor: vendors[0] ?? 'openai', isOnly, baseUrl, model }
  const form = useCallForm({
    initialValues: { key: start, secret: '' },
    schema: z.object({ key: keySchema, secret: secretSchema }),
    onSubmit: async ({ key, secret }) => {
      await call('saveModelKey', { region, workspaceId, key, ...(secret && { secret }) }, region)
      void showToast(t('keySaved'))
      onClose()
    },
  })
  const { fields } = form
  const { key } = fields.values
  return (
    <DialogForm title={t(stored ? 'editKey' : 'newKey')} form={form} action={t('save')} onClose={onClose}>
      {vendors.length > 1 && (
        <NativeSelect
          label={t('vendor')}
          data={vendors.map((value) => ({ value, label: t(`vendor_${value}`) }))}
          data-autofocus
          {...fields.getInputProps('key.vendor')}
        />
      )}
      {key.vendor === 'compatible' && (
        <>
          <TextInput
            label={t('address')}
            description={t('addressHint', { example: 'https://llm.example.com/v1' })}
            maxLength={modelKeyLimits.address}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            {...fields.getInputProps('key.baseUrl')}
          />
          <TextInput
            label={t('serverModel')}
            maxLength={modelKeyLimits.model}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            {...fields.getInputProps('key.model')}
          />
        </>
      )}
      <PasswordInput
        label={t('key')}
        description={t(stored ? 'keepKey' : 'keyHint')}
        maxLength={modelKeyLimits.key}
        dir="ltr"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showKey') }}
        {...fields.getInputProps('secret')}
      />
      <SettingSwitch
        label={t('onlyMine')}
        description={t('onlyMineHint')}
        isOn={key.isOnly}
        onChange={(isOn) => fields.setFieldValue('key.isOnly', isOn)}
      />
    </DialogForm>
  )
}

function draftOf({ vendor, isOnly, baseUrl, model }: KeyFields): ModelKeyDraft {
  return vendor === 'compatible' ? { vendor, isOnly, baseUrl, model } : { vendor, isOnly }
}
