import { Checkbox, NativeSelect, Text } from '@mantine/core'
import { followersPerSend } from '@parley/functions/shared/agents/blueprint'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import { z } from 'zod'
import { Choice } from '../../../components/forms/Choice.tsx'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAgents } from '../useAgents.ts'
import styles from './Blueprints.module.css'
import { inParts } from './inParts.ts'
import { t } from './texts.ts'

interface LinkDialogProps {
  /** The blueprint; selected in the dialog if missing. */
  masterId?: string
  /** Agents that already follow it. */
  linked?: readonly string[]
  onLinked: (masterId: string) => void
  onClose: () => void
}

const starts = ['own', 'all'] as const
const schema = z.object({
  masterId: z.string().min(1, refusalKey('chooseAnAgent')),
  agentIds: z.array(z.string()).min(1, refusalKey('chooseAnAgent')),
  startsAs: z.enum(starts),
})

/** Makes agents follow another one; this changes none of their fields. */
export function LinkDialog({ masterId = '', linked = [], onLinked, onClose }: LinkDialogProps) {
  const { region } = useWorkspaceRef()
  const agents = useAgents()
  const form = useCallForm<z.input<typeof schema>, z.output<typeof schema>>({
    initialValues: { masterId, agentIds: [], startsAs: 'own' },
    schema,
    onSubmit: async ({ masterId: master, agentIds, startsAs }) => {
      const takesAll = startsAs === 'all'
      for (const part of inParts(agentIds, followersPerSend))
        await call('linkAgents', { region, masterId: master, agentIds: part, takesAll }, region)
      void showToast(t('linked', { count: agentIds.length }))
      onClose()
      onLinked(master)
    },
  })
  const { fields } = form
  const items = agents.status === 'ready' ? agents.data.items : []
  const others = items.filter(({ ID }) => ID !== fields.values.masterId && !linked.includes(ID))
  return (
    <DialogForm
      title={masterId ? t('linkAgents') : t('newBlueprint')}
      action={t('link')}
      form={form}
      onClose={onClose}
    >
      {!masterId && (
        <NativeSelect
          label={t('blueprint')}
          description={t('chooseBlueprint')}
          data={[{ value: '', label: '' }, ...items.map(({ ID, title }) => ({ value: ID, label: title }))]}
          {...fields.getInputProps('masterId')}
        />
      )}
      <Checkbox.Group
        label={t('agentsToLink')}
        description={t('linkAgentsHint')}
        {...fields.getInputProps('agentIds')}
      >
        <ul className={styles.choices}>
          {others.map(({ ID, title }) => (
            <li key={ID}>
              <Checkbox value={ID} label={<span dir="auto">{title}</span>} />
            </li>
          ))}
        </ul>
        {agents.status === 'ready' && others.length === 0 && <Text size="sm">{t('noAgentsToLink')}</Text>}
      </Checkbox.Group>
      <div>
        <Choice
          label={t('startsAs')}
          value={fields.values.startsAs}
          options={starts.map((value) => ({ value, label: t(`startsAs_${value}`) }))}
          onChange={(value) => fields.setFieldValue('startsAs', value)}
        />
        <Text size="sm" c="dimmed" mt={6}>
          {t(`startsHint_${fields.values.startsAs}`)}
        </Text>
      </div>
    </DialogForm>
  )
}
