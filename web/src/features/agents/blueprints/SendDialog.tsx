import { Progress } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { followersPerSend } from '@parley/functions/shared/agents/blueprint'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { formatCount } from '../../../lib/formats/formats.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { fingerprintOf } from '../draft/fingerprintOf.ts'
import { inParts } from './inParts.ts'
import { NotPublished } from './NotPublished.tsx'
import { t } from './texts.ts'

interface SendDialogProps {
  master: Agent
  agentIds: readonly string[]
  onClose: () => void
}

type Outcome = CallableOutput<'sendBlueprint'>['sent'][number]

const schema = z.object({ publishes: z.boolean() })

/** Sends the blueprint's changes to agents in batches; a retry sends nothing twice. */
export function SendDialog({ master, agentIds, onClose }: SendDialogProps) {
  const { region } = useWorkspaceRef()
  const [sendId] = useState(() => crypto.randomUUID())
  // Sends the state that was on the page when the dialog opened.
  const [seen] = useState(() => fingerprintOf(master))
  const [done, setDone] = useState(0)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const form = useCallForm({
    initialValues: { publishes: true },
    schema,
    onSubmit: async ({ publishes }) => {
      const all: Outcome[] = []
      setDone(0)
      setOutcomes([])
      for (const part of inParts(agentIds, followersPerSend)) {
        const input = { region, masterId: master.ID, agentIds: part, sendId, seen, publishes }
        const { sent } = await call('sendBlueprint', input, region)
        all.push(...sent)
        setDone(all.length)
      }
      setOutcomes(all)
      void showToast(t('sentTo', { count: all.filter(({ changed }) => changed > 0).length }))
      // Agents that could not be published stay on the page for a retry.
      if (all.every(({ outcome }) => outcome !== 'failed')) onClose()
    },
  })
  return (
    <DialogForm
      title={t('sendTitle')}
      action={t('send', { count: agentIds.length })}
      form={form}
      onClose={onClose}
    >
      <p>{t('sendHint')}</p>
      <SettingSwitch
        label={t('publishToo')}
        description={t('publishTooHint')}
        isOn={form.fields.values.publishes}
        onChange={(isOn) => form.fields.setFieldValue('publishes', isOn)}
      />
      <NotPublished outcomes={outcomes} />
      {form.isBusy && (
        <Progress
          value={(100 * done) / agentIds.length}
          aria-label={t('sending', { done: formatCount(done), count: formatCount(agentIds.length) })}
        />
      )}
    </DialogForm>
  )
}
