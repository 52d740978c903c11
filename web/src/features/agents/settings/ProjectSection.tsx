import { Button } from '@mantine/core'
import { agentsCallables } from '@parley/functions/shared/callables/agents'
import { useState } from 'react'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useOwnKeyFee } from '../../../lib/agents/useOwnKeyFee.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { language } from '../../../lib/texts/language.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { ProjectKeyField } from '../fields/ProjectKeyField.tsx'
import { t } from '../texts.ts'

/** The project that answers and its key, instead of instructions and model. */
export function ProjectSection() {
  const mayChange = useMay('changeAgent')
  const credits = useOwnKeyFee()
  const [isOpen, setOpen] = useState(false)
  return (
    <FormSection title={t('answeredByProject')} lead={t('answeredByProjectLead', { credits })}>
      {mayChange && (
        <Button variant="default" style={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
          {t('replaceKey')}
        </Button>
      )}
      {isOpen && <ReplaceKeyDialog onClose={() => setOpen(false)} />}
    </FormSection>
  )
}

const schema = agentsCallables.replaceProjectKey.input.pick({ key: true })

function ReplaceKeyDialog({ onClose }: { onClose: () => void }) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const form = useCallForm({
    initialValues: { key: '' },
    schema,
    onSubmit: async ({ key }) => {
      await call('replaceProjectKey', { region, agentId, key, language }, region)
      void showToast(t('keyReplaced'))
      onClose()
    },
  })
  return (
    <DialogForm title={t('replaceKey')} form={form} action={t('save')} onClose={onClose}>
      <ProjectKeyField data-autofocus {...form.fields.getInputProps('key')} />
    </DialogForm>
  )
}
