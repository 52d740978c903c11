import { Progress } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import { followersPerSend } from '@parley/functions/shared/blueprint'
import { useState } from 'react'
import { z } from 'zod'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { SettingSwitch } from '../../../components/SettingSwitch.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { formatCount } from '../../../lib/formats.ts'
import { useWorkspaceRef } from '../../../lib/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { fingerprintOf } from '../fingerprintOf.ts'
import { inParts } from './inParts.ts'
import { t } from './texts.ts'

interface SendDialogProps {
  master: Agent
  agentIds: readonly string[]
  onClose: () => void
}

const schema = z.object({ publishes: z.boolean() })

/** Sends what the blueprint has changed to agents, some at a time; another try sends nothing twice. */
export function SendDialog({ master, agentIds, onClose }: SendDialogProps) {
  const { region } = useWorkspaceRef()
  const [sendId] = useState(() => crypto.randomUUID())
  // What was on the page when the dialog opened is what is sent.
  const [seen] = useState(() => fingerprintOf(master))
  const [done, setDone] = useState(0)
  const form = useCallForm({
    initialValues: { publishes: true },
    schema,
    onSubmit: async ({ publishes }) => {
      let changed = 0
      for (const part of inParts(agentIds, followersPerSend)) {
        const input = { region, masterId: master.ID, agentIds: part, sendId, seen, publishes }
        const { sent } = await call('sendBlueprint', input, region)
        changed += sent.filter((one) => one.changed > 0).length
        setDone((before) => before + part.length)
      }
      void showToast(t('sentTo', { count: changed }))
      onClose()
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
      {form.isBusy && (
        <Progress
          value={(100 * done) / agentIds.length}
          aria-label={t('sending', { done: formatCount(done), count: formatCount(agentIds.length) })}
        />
      )}
    </DialogForm>
  )
}
