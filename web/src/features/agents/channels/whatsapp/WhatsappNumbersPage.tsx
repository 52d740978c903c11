import { Anchor, Button, EmptyState } from '@mantine/core'
import type { WhatsappNumber } from '@parley/functions/shared/channels/channels'
import { paths } from '@parley/functions/shared/paths'
import { useEffect, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../../../../components/page/Page.tsx'
import type { Column } from '../../../../components/table/columns.ts'
import { DataTable } from '../../../../components/table/DataTable.tsx'
import { useDeletion } from '../../../../components/dialogs/useDeletion.tsx'
import { call } from '../../../../lib/call.ts'
import { useLiveList } from '../../../../lib/live/live.ts'
import { webPaths } from '../../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../../lib/session/session.ts'
import type { AgentNames } from '../../../../lib/agents/AgentNames.ts'
import { StateBadge } from '../StateBadge.tsx'
import { t } from '../texts.ts'
import { connectionText } from './connectionText.ts'
import { qualityText } from './qualityText.ts'

/** The limit of lists in the rules; an agent has one number. */
const maxListed = 100

/** All WhatsApp numbers of the workspace, with the agents that answer them. */
export function WhatsappNumbersPage({ agents }: { agents: AgentNames }) {
  const { region, workspaceId } = useWorkspaceRef()
  const numbers = useLiveList('waNumber', {
    region,
    path: paths.waNumbers,
    filters: [['ownerID', workspaceId]],
    newestBy: 'connectedAt',
    count: maxListed,
  })
  const items = numbers.status === 'ready' ? numbers.data.items : undefined
  const { requestNames: askNames, nameOf } = agents
  useEffect(() => {
    if (items) askNames(items.map(({ agentId }) => agentId))
  }, [items, askNames])
  const deletion = useDeletion<WhatsappNumber>({
    title: t('waRemove'),
    text: ({ phoneNumber }) => t('disconnectWhatsappText', { number: phoneNumber }),
    done: t('waRemoved'),
    remove: async ({ agentId, phoneId }) =>
      void (await call('removeWhatsappNumber', { region, agentId, phoneId }, region)),
  })
  const columns = useColumns(nameOf, deletion.confirmDeletion)
  return (
    <Page title={t('waNumbers')} lead={t('waNumbersHint')}>
      <DataTable
        label={t('waNumbers')}
        failure={t('waNumbersNotLoaded')}
        rows={numbers}
        columns={columns}
        idOf={idOf}
        nameOf={numberOf}
        empty={
          <EmptyState title={t('noWaNumbers')} description={t('noWaNumbersHint')}>
            <EmptyState.Actions>
              <Button component={Link} to={webPaths.agents(region)}>
                {t('goToAgents')}
              </Button>
            </EmptyState.Actions>
          </EmptyState>
        }
      />
      {deletion.question}
    </Page>
  )
}

function useColumns(
  nameOf: AgentNames['nameOf'],
  confirmDeletion: (number: WhatsappNumber) => void,
): Column<WhatsappNumber>[] {
  const { region } = useWorkspaceRef()
  return useMemo((): Column<WhatsappNumber>[] => {
    return [
      {
        id: 'number',
        title: t('waNumber'),
        isMain: true,
        sortBy: numberOf,
        cell: ({ phoneNumber, name }) => (
          <bdi>
            <bdi dir="ltr">{phoneNumber}</bdi>
            {name && ` · ${name}`}
          </bdi>
        ),
      },
      {
        id: 'agent',
        title: t('agent'),
        sortBy: ({ agentId }) => nameOf(agentId),
        cell: ({ agentId }) => (
          <Anchor component={Link} to={webPaths.channels(region, agentId, 'whatsapp')} dir="auto">
            {nameOf(agentId)}
          </Anchor>
        ),
      },
      { id: 'state', title: t('waState'), sortBy: ({ connection }) => connection, cell: stateOf },
      {
        id: 'quality',
        title: t('waQuality'),
        sortBy: ({ quality }) => quality,
        cell: ({ quality }) => qualityText(quality),
      },
      {
        id: 'actions',
        title: t('waRemove'),
        isTitleHidden: true,
        onCards: 'end',
        cell: (number) => (
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={t('disconnectNamed', { name: number.phoneNumber })}
            onClick={() => confirmDeletion(number)}
          >
            {t('disconnect')}
          </Button>
        ),
      },
    ]
  }, [region, nameOf, confirmDeletion])
}

const idOf = ({ phoneId }: WhatsappNumber) => phoneId
const numberOf = ({ phoneNumber }: WhatsappNumber) => phoneNumber

function stateOf({ state, connection, waVerifyPassed }: WhatsappNumber): ReactNode {
  if (state !== 'connected') return <StateBadge state={state} />
  return waVerifyPassed ? connectionText(connection) : t('waUnverified')
}
