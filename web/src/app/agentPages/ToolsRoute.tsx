import { Anchor, Checkbox, Skeleton } from '@mantine/core'
import type { Calendar } from '@parley/functions/shared/tools/calendar/calendars'
import type { McpServer } from '@parley/functions/shared/tools/mcp'
import { builtInId, builtIns, calendarToolId, mcpToolId } from '@parley/functions/shared/tools/toolIds'
import type { Tool } from '@parley/functions/shared/tools/tools'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { Page } from '../../components/page/Page.tsx'
import {
  useAgentDraft,
  useAgentEditing,
  useStoredAgent,
} from '../../features/agents/draft/AgentDraftContext.ts'
import { useCalendars } from '../../features/calendars/useCalendars.ts'
import { t } from '../../features/tools/texts.ts'
import { useMcpServers, useTools } from '../../features/tools/useTools.ts'
import { webPaths } from '../../lib/webPaths.ts'

const maxTools = 20
/** A constant, because a new array each time would render endlessly. */
const none: string[] = []

/** The workspace's tools, calendars and built-in tools that an agent may use. */
export function ToolsRoute() {
  const title = useStoredAgent((stored) => stored.title)
  const hasNodes = useAgentDraft(({ enableNodes }) => enableNodes)
  return (
    <Page isTitleUnseen title={t('agentTools')} documentTitle={`${t('agentTools')} · ${title}`}>
      <div className={`${formStyles.form} ${formStyles.column}`}>
        {hasNodes ? <ChosenInFlow /> : <ToolChoice />}
      </div>
    </Page>
  )
}

function ChosenInFlow() {
  const { region } = useAgentEditing()
  return (
    <FormSection title={t('ownTools')} lead={t('toolsInFlow')}>
      <ManagingLinks region={region} />
    </FormSection>
  )
}

function ManagingLinks({ region }: Pick<ReturnType<typeof useAgentEditing>, 'region'>) {
  return (
    <>
      <Anchor component={Link} to={webPaths.functions(region)}>
        {t('manageFunctions')}
      </Anchor>
      <Anchor component={Link} to={webPaths.calendars(region)}>
        {t('manageCalendars')}
      </Anchor>
    </>
  )
}

function ToolChoice() {
  const tools = useTools()
  const calendars = useCalendars()
  const servers = useMcpServers()
  for (const list of [tools, calendars, servers])
    if (list.status === 'error')
      return <LoadFailure title={t('functionsNotLoaded')} error={list.error} retry={list.retry} />
  if (tools.status !== 'ready' || calendars.status !== 'ready' || servers.status !== 'ready')
    return <Skeleton aria-busy="true" height={120} radius="md" />
  return (
    <ToolBoxes
      functions={tools.data.items}
      dates={calendars.data.items.filter(({ isArchived }) => !isArchived)}
      servers={servers.data.items}
    />
  )
}

interface ToolBoxesProps {
  functions: readonly Tool[]
  dates: readonly Calendar[]
  servers: readonly McpServer[]
}

function ToolBoxes({ functions, dates, servers }: ToolBoxesProps) {
  const { store, region } = useAgentEditing()
  const chosen = useAgentDraft(({ vgOptions }) => vgOptions.tools ?? none)
  const ids = [
    ...functions.map(({ ID }) => ID),
    ...servers.map(({ ID }) => mcpToolId(ID)),
    ...dates.map(({ ID }) => calendarToolId(ID)),
    ...builtIns.map(builtInId),
  ]
  // Deleted tools are removed with the next change.
  const existingIds = chosen.filter((id) => ids.includes(id))
  const isFull = existingIds.length >= maxTools
  const box = (id: string, name: ReactNode, description: ReactNode) => (
    <Checkbox
      key={id}
      value={id}
      disabled={isFull && !existingIds.includes(id)}
      label={name}
      description={description}
    />
  )
  return (
    <Checkbox.Group
      aria-label={t('agentTools')}
      value={existingIds}
      description={isFull ? t('mostTools') : undefined}
      onChange={(next) => store.change({ 'vgOptions.tools': next })}
    >
      <div className={formStyles.form}>
        <FormSection title={t('ownTools')} lead={t('agentToolsHint')}>
          {functions.length + servers.length === 0 && <p>{t('noFunctions')}</p>}
          {functions.map(({ ID, name, description }) =>
            box(ID, <bdi dir="ltr">{name}</bdi>, <span dir="auto">{description}</span>),
          )}
          {servers.map(({ ID, name, functions: offered }) =>
            box(
              mcpToolId(ID),
              <bdi dir="auto">{name}</bdi>,
              <bdi dir="ltr">
                {offered
                  .filter(({ isOn }) => isOn)
                  .map((one) => one.name)
                  .join(', ')}
              </bdi>,
            ),
          )}
          <Anchor component={Link} to={webPaths.functions(region)}>
            {t('manageFunctions')}
          </Anchor>
        </FormSection>
        <FormSection title={t('calendars')} lead={t('calendarsHint')}>
          {dates.length === 0 && <p>{t('noCalendars')}</p>}
          {dates.map(({ ID, name, timeZone }) =>
            box(calendarToolId(ID), <bdi dir="auto">{name}</bdi>, <bdi dir="ltr">{timeZone}</bdi>),
          )}
          <Anchor component={Link} to={webPaths.calendars(region)}>
            {t('manageCalendars')}
          </Anchor>
        </FormSection>
        <FormSection title={t('builtIns')}>
          {builtIns.map((builtIn) =>
            box(builtInId(builtIn), t(`builtIn_${builtIn}`), t(`builtInHint_${builtIn}`)),
          )}
        </FormSection>
      </div>
    </Checkbox.Group>
  )
}
