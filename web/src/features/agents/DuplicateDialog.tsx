import { TextInput } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { agentTitle } from '@parley/functions/shared/callables/templates'
import type { Region } from '@parley/functions/shared/regions/regions'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { call } from '../../lib/call.ts'
import { CallError, toCallError } from '../../lib/errors.ts'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { showToast } from '../../lib/toast.ts'
import { createFailure } from './newAgent/createFailure.ts'
import { t } from './files/texts.ts'

interface DuplicateDialogProps {
  region: Region
  agent: Pick<Agent, 'ID' | 'title'>
  /** Saves the draft; returns false, after a message, if it could not be saved. */
  save?: () => Promise<boolean>
  /** Whether the copy follows the agent as its blueprint. */
  isFollower?: boolean
  onClose: () => void
}

const schema = z.object({ title: agentTitle })

/** Copies an agent, with or without its knowledge. */
export function DuplicateDialog({ region, agent, save, isFollower = false, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate()
  const [withKnowledge, setWithKnowledge] = useState(true)
  const [attemptId] = useState(() => crypto.randomUUID())
  const form = useCallForm({
    initialValues: { title: t('copyOf', { name: agent.title }).slice(0, 100) },
    schema,
    onSubmit: async ({ title }) => {
      if (save && !(await save())) return onClose()
      const { agentId, enableNodes } = await duplicate(title)
      void showToast(t('duplicated'))
      onClose()
      void navigate(webPaths.agent(region, agentId, enableNodes ? 'nodes' : 'overview'))
    },
  })

  async function duplicate(title: string) {
    const input = { region, agentId: agent.ID, title, withKnowledge, attemptId }
    try {
      const copy = await call('duplicateAgent', input, region)
      // Another try after a failure finds the same copy.
      const link = { region, masterId: agent.ID, agentIds: [copy.agentId], takesAll: false }
      if (isFollower) await call('linkAgents', link, region)
      return copy
    } catch (error) {
      const { code, fields } = toCallError(error)
      throw new CallError(code, createFailure(error), fields)
    }
  }

  return (
    <DialogForm
      title={isFollower ? t('newFromBlueprint') : t('duplicateAgent')}
      action={isFollower ? t('createAgent') : t('duplicate')}
      form={form}
      onClose={onClose}
    >
      <p>{isFollower ? t('newFromBlueprintLead') : t('duplicateLead')}</p>
      <TextInput
        data-autofocus
        dir="auto"
        label={t('name')}
        maxLength={100}
        {...form.fields.getInputProps('title')}
      />
      <SettingSwitch
        label={t('withKnowledge')}
        description={t('duplicateKnowledgeHint')}
        isOn={withKnowledge}
        isDisabled={form.isBusy}
        onChange={setWithKnowledge}
      />
    </DialogForm>
  )
}
