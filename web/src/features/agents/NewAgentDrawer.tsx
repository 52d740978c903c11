import { Button, TextInput } from '@mantine/core'
import { IconChevronRight, IconWand } from '@tabler/icons-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { SidePanel } from '../../components/SidePanel.tsx'
import { toCallError } from '../../lib/errors.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { showToast } from '../../lib/toast.ts'
import { createAgent } from './agentActions.ts'
import { createFailure } from './createFailure.ts'
import styles from './NewAgentDrawer.module.css'
import { TemplatePicker } from './TemplatePicker.tsx'
import { useAgentRoom } from './useAgentRoom.ts'
import { useNewAgentDraft } from './useNewAgentDraft.ts'
import { t } from './texts.ts'

interface NewAgentDrawerProps {
  onWizard: () => void
  onClose: () => void
}

export function NewAgentDrawer({ onWizard, onClose }: NewAgentDrawerProps) {
  const { region, workspaceId } = useWorkspaceRef()
  const room = useAgentRoom()
  const navigate = useNavigate()
  const [isTouched, setTouched] = useState(false)
  const [error, setError] = useState<string>()
  const [titleError, setTitleError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { draft, change, forget } = useNewAgentDraft()
  const { title, template, attemptId } = draft
  const isGone = useRef(false)
  const hasTitle = title.trim() !== ''

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!hasTitle || isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      const { ID, enableNodes } = await createAgent({
        region,
        workspaceId,
        agentName: title,
        agentTemplate: template,
        attemptId,
      })
      forget()
      // Whoever has gone elsewhere meanwhile stays there.
      if (isGone.current) return
      void showToast(t('agentCreated'))
      onClose()
      void navigate(`${webPaths.agent(region, ID, enableNodes ? 'nodes' : 'overview')}?showDebugger=true`)
    } catch (reason) {
      const failure = toCallError(reason)
      setTitleError(failure.fields.agentName)
      setError(createFailure(reason))
      if (failure.code !== 'unavailable') change({ attemptId: crypto.randomUUID() })
      setBusy(false)
    }
  }

  return (
    <SidePanel isBusy={isBusy} onClose={onClose} title={t('newAgent')} size={560}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <TextInput
          data-autofocus
          label={t('name')}
          required
          withAsterisk={false}
          placeholder={t('forExampleFrontDesk')}
          maxLength={100}
          value={title}
          onChange={(event) => {
            change({ title: event.currentTarget.value })
            setTitleError(undefined)
          }}
          onBlur={() => setTouched(title !== '' || isTouched)}
          error={titleError ?? (isTouched && !hasTitle ? t('agentNameRequired') : undefined)}
        />
        <button
          type="button"
          className={styles.wizard}
          disabled={isBusy || room?.isFull === true}
          onClick={onWizard}
        >
          <IconWand size={20} />
          <span>
            <b>{t('agentWizard')}</b>
            {t('wizardLead')}
          </span>
          <IconChevronRight size={16} />
        </button>
        <TemplatePicker value={template} onChange={(key) => change({ template: key })} />
        <p className={styles.note}>{t('thirdPartyIntegrationsAreSet')}</p>
        <div className={styles.foot}>
          <p role="alert">
            {error ??
              (room?.isFull &&
                t.rich('planIsFull', {
                  count: room.most,
                  link: (text) => (
                    <Link to={webPaths.billing(region, 'upgrade')} onClick={onClose}>
                      {text}
                    </Link>
                  ),
                }))}
          </p>
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
