import { Anchor, Checkbox, Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import formStyles from '../../components/Form.module.css'
import { FormSection } from '../../components/FormSection.tsx'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Page } from '../../components/Page.tsx'
import { useAgentDraft, useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { t } from '../../features/tools/texts.ts'
import { useTools } from '../../features/tools/useTools.ts'
import { webPaths } from '../../lib/paths.ts'

const most = 20
/** The same one each time, or there would be no end of rendering. */
const none: string[] = []

/** Which of the workspace's tools an agent may use (checklist rows 11 and 52). */
export function ToolsRoute() {
  const { region } = useAgentEditing()
  const title = useStoredAgent((stored) => stored.title)
  const hasNodes = useAgentDraft(({ enableNodes }) => enableNodes)
  return (
    <Page title={t('agentTools')} documentTitle={`${t('agentTools')} · ${title}`} width="narrow">
      <div className={formStyles.form}>
        <FormSection title={t('functions')} lead={t(hasNodes ? 'toolsInFlow' : 'agentToolsHint')}>
          {!hasNodes && <ToolChoice />}
          <Anchor component={Link} to={webPaths.functions(region)}>
            {t('manageFunctions')}
          </Anchor>
        </FormSection>
      </div>
    </Page>
  )
}

function ToolChoice() {
  const { store } = useAgentEditing()
  const chosen = useAgentDraft(({ vgOptions }) => vgOptions.tools ?? none)
  const tools = useTools()
  if (tools.status === 'loading') return <Skeleton aria-busy="true" height={120} radius="md" />
  if (tools.status === 'error')
    return <LoadFailure title={t('functionsNotLoaded')} error={tools.error} retry={tools.retry} />
  const { items } = tools.data
  if (items.length === 0) return <p>{t('noFunctions')}</p>
  // What was deleted since goes with the next change.
  const known = chosen.filter((id) => items.some(({ ID }) => ID === id))
  const isFull = known.length >= most
  return (
    <Checkbox.Group
      aria-label={t('functions')}
      value={known}
      description={isFull ? t('mostTools') : undefined}
      onChange={(ids) => store.change({ 'vgOptions.tools': ids })}
    >
      <div className={formStyles.form}>
        {items.map(({ ID, name, description }) => (
          <Checkbox
            key={ID}
            value={ID}
            disabled={isFull && !known.includes(ID)}
            label={<bdi dir="ltr">{name}</bdi>}
            description={<span dir="auto">{description}</span>}
          />
        ))}
      </div>
    </Checkbox.Group>
  )
}
