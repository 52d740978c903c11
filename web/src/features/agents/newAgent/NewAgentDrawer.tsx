import { Button, TextInput } from '@mantine/core'
import { agentsCallables } from '@parley/functions/shared/callables/agents'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { CallError, toCallError } from '../../../lib/errors.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { offersPlatforms } from '../../../lib/environment.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { createAgent, createProjectAgent } from '../agentActions.ts'
import { createFailure } from './createFailure.ts'
import styles from './NewAgentDrawer.module.css'
import { PlatformPicker } from './PlatformPicker.tsx'
import { ProjectKeyField } from '../fields/ProjectKeyField.tsx'
import { StandardWays } from './StandardWays.tsx'
import { TemplatePicker } from './TemplatePicker.tsx'
import { useAgentRoom } from './useAgentRoom.ts'
import { useNewAgentDraft } from './useNewAgentDraft.ts'
import { t } from '../texts.ts'

/** The duration of the toast about the new agent. */
const redirectMs = 2000

interface NewAgentDrawerProps {
  onWizard: () => void
  /** `file`: one that was already dropped. */
  onImport: (file?: File) => void
  onMoveIn: (file?: File) => void
  onClose: () => void
}

const { agentName, key: projectKey } = agentsCallables.createProjectAgent.input.shape
const schemas: Record<'vg' | 'vf', z.ZodType<{ agentName: string; key?: string }>> = {
  vg: z.object({ agentName }),
  vf: z.object({ agentName, key: projectKey }),
}

export function NewAgentDrawer({ onWizard, onImport, onMoveIn, onClose }: NewAgentDrawerProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const room = useAgentRoom()
  const navigate = useNavigate()
  const { draft, change, forget } = useNewAgentDraft()
  const { template, attemptId } = draft
  const platform = offersPlatforms ? draft.platform : 'vg'
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const { fields, isBusy, failure, submit } = useCallForm({
    initialValues: { agentName: draft.title, key: '' },
    schema: schemas[platform],
    validateInputOnChange: true,
    onValuesChange: ({ agentName }) => change({ title: agentName }),
    onSubmit: async (made) => {
      const { ID, enableNodes } = await create(made)
      forget()
      // A person who has navigated away meanwhile stays there.
      if (isGone.current) return
      // The toast is about the redirect, and ends when the page is there.
      void showToast(t('agentCreated'), 'good', redirectMs)
      onClose()
      void navigate(`${webPaths.agent(region, ID, enableNodes ? 'nodes' : 'overview')}?showDebugger=true`)
    },
  })
  const hasTitle = fields.values.agentName.trim() !== ''

  async function create({ agentName, key }: { agentName: string; key?: string }) {
    try {
      const attempt = { region, workspaceId, agentName, attemptId }
      if (key !== undefined) return { ID: await createProjectAgent({ ...attempt, key }), enableNodes: false }
      return await createAgent({ ...attempt, agentTemplate: template })
    } catch (error) {
      const { code, fields: wrong } = toCallError(error)
      if (code !== 'unavailable') change({ attemptId: crypto.randomUUID() })
      throw new CallError(code, createFailure(error), wrong)
    }
  }

  return (
    <SidePanel isBusy={isBusy} onClose={onClose} title={t('newAgent')} size={560}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          data-autofocus
          label={t('name')}
          required
          withAsterisk={false}
          placeholder={t('forExampleFrontDesk')}
          maxLength={100}
          {...fields.getInputProps('agentName')}
        />
        {offersPlatforms && (
          <PlatformPicker value={platform} onChange={(chosen) => change({ platform: chosen })} />
        )}
        {platform === 'vf' ? (
          <ProjectKeyField {...fields.getInputProps('key')} />
        ) : (
          <>
            <StandardWays
              isDisabled={isBusy || room?.isFull === true}
              onWizard={onWizard}
              onImport={onImport}
              onMoveIn={onMoveIn}
            />
            <TemplatePicker value={template} onChange={(key) => change({ template: key })} />
            <p className={styles.note}>{t('integrationsComeLater')}</p>
          </>
        )}
        <div className={styles.foot}>
          <p role="alert">{failure ?? (room?.isFull && <FullPlan max={room.max} onLeave={onClose} />)}</p>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!hasTitle || room?.isFull === true} loading={isBusy}>
            {t('create')}
          </Button>
        </div>
      </form>
    </SidePanel>
  )
}

function FullPlan({ max, onLeave }: { max: number; onLeave: () => void }) {
  const { region } = useWorkspaceRef()
  return t.rich('planIsFull', {
    count: max,
    link: (text) => (
      <Link to={webPaths.billing(region, 'upgrade')} onClick={onLeave}>
        {text}
      </Link>
    ),
  })
}
