import { TextInput } from '@mantine/core'
import { mcpLimits, mcpServerDraftSchema, type McpServer } from '@parley/functions/shared/tools/mcp'
import { parseToolUrl } from '@parley/functions/shared/tools/request/parseToolUrl'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import type { EditingState } from '../../../components/panels/useEditedItem.tsx'
import formStyles from '../../../components/forms/Form.module.css'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { PanelFoot } from '../../../components/panels/PanelFoot.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { CredentialField } from '../credentials/CredentialField.tsx'
import { draftOf, carryOverChoices } from './mcpDraft.ts'
import { McpFunctions } from './McpFunctions.tsx'
import { t } from './texts.ts'

interface McpServerFormProps {
  /**
   * Undefined for a new one; newer than the form's values when the user keeps their input over a newer
   * version.
   */
  server: McpServer | undefined
  /** Called when the form becomes dirty, busy or clean. */
  onEditing: (state: EditingState) => void
  onMade: (serverId: string) => void
  onClose: () => void
}

const formSchema = z.object({ server: mcpServerDraftSchema })

export function McpServerForm({ server, onEditing, onMade, onClose }: McpServerFormProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const { fields, isBusy, isDirty, failure, submit } = useCallForm({
    initialValues: { server: draftOf(server) },
    schema: formSchema,
    onSubmit: async ({ server: draft }) => {
      const ref = { region, workspaceId, ...(server && { serverId: server.ID }) }
      const saved = await call('saveMcpServer', { ...ref, seq: server?.seq ?? 0, server: draft }, region)
      void showToast(t('serverSaved'))
      if (server) onClose()
      else onMade(saved.serverId)
    },
  })
  useEffect(() => onEditing({ isDirty, isBusy }), [onEditing, isDirty, isBusy])
  const initial = useRef(server)
  useEffect(() => {
    const before = initial.current
    initial.current = server
    if (!before || !server || before === server) return
    fields.setFieldValue('server.functions', (chosen) => carryOverChoices(chosen, before, server))
  }, [server, fields])
  const { address, credentialId, functions } = fields.values.server
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <FormSection title={t('server')} lead={t('serverHint')}>
        <TextInput
          label={t('name')}
          maxLength={mcpLimits.name}
          dir="auto"
          autoComplete="off"
          data-autofocus={!server}
          {...fields.getInputProps('server.name')}
        />
        <TextInput
          label={t('address')}
          placeholder="https://mcp.example.com/mcp"
          maxLength={mcpLimits.address}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...fields.getInputProps('server.address')}
        />
        <CredentialField
          credentialId={credentialId}
          host={parseToolUrl(address)?.host ?? ''}
          input={fields.getInputProps('server.credentialId')}
          onChoose={(id) => fields.setFieldValue('server.credentialId', id)}
        />
      </FormSection>
      {server && (
        <McpFunctions
          server={server}
          choices={functions}
          onChange={(next) => fields.setFieldValue('server.functions', next)}
        />
      )}
      <PanelFoot action={t(server ? 'save' : 'connect')} isBusy={isBusy} failure={failure} />
    </form>
  )
}
