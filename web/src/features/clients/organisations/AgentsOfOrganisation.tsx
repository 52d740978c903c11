import { Button, Checkbox, EmptyState, Text } from '@mantine/core'
import { creditLeft } from '@parley/functions/shared/billing/credits'
import { paths } from '@parley/functions/shared/paths'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { useState } from 'react'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { call } from '../../../lib/call.ts'
import { sentenceOf } from '../../../lib/errors.ts'
import { useLiveDoc, type Live } from '../../../lib/live/live.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import styles from '../Clients.module.css'
import { useClientTerms } from './useClientTerms.ts'
import { t } from '../texts.ts'

/** The agents of the workspace to choose from. */
export type AgentChoice = Live<{ items: readonly { ID: string; title: string }[] }>

interface AgentsOfOrganisationProps {
  organisation: Organisation
  agents: AgentChoice
}

/** Chooses the agents that an organisation's clients see and that its credit pays for. */
export function AgentsOfOrganisation({ organisation, agents }: AgentsOfOrganisationProps) {
  const { region } = useWorkspaceRef()
  const [chosen, setChosen] = useState<string[]>()
  const [isSaved, setSaved] = useState(false)
  const { isBusy, failure, send } = useSender()
  const value = chosen ?? organisation.widgetIDs
  const wallet = useLiveDoc('wallet', { region, path: paths.walletOfOrg(organisation.ID) })
  const { terms } = useClientTerms(organisation.ID)
  // Where the agency pays, agents go on without credit.
  const isCovered = terms.status === 'loading' || (terms.status === 'ready' && terms.data.limit > 0)
  const isEmpty = wallet.status === 'ready' && (!wallet.data || creditLeft(wallet.data) === 0) && !isCovered
  const isAdding = value.some((id) => !organisation.widgetIDs.includes(id))
  const rows = agents.status === 'ready' ? agents.data.items : []

  async function save() {
    const widgetIDs = value.filter((id) => rows.some(({ ID }) => ID === id))
    await call('setOrganisationAgents', { region, orgId: organisation.ID, widgetIDs }, region)
    setChosen(undefined)
    setSaved(true)
  }

  return (
    <FormSection title={t('agents')} lead={t('agentsHint')}>
      <LeaveGuard isDirty={chosen !== undefined} text={t('changesNotSaved')} />
      {agents.status === 'error' && <Text c="red">{sentenceOf(agents.error)}</Text>}
      {agents.status === 'ready' && rows.length === 0 && <EmptyState title={t('noAgentsYet')} />}
      <Checkbox.Group value={[...value]} onChange={setChosen} aria-label={t('agents')}>
        <ul className={styles.list}>
          {rows.map(({ ID, title }) => (
            <li key={ID}>
              <Checkbox value={ID} disabled={isBusy} label={<span dir="auto">{title}</span>} />
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      {failure && (
        <Text role="alert" size="sm" c="red">
          {failure}
        </Text>
      )}
      <output>{isSaved && !chosen && t('agentsSaved')}</output>
      {isAdding && isEmpty && (
        <p role="alert" className={styles.warning}>
          {t('noCreditForAgents')}
        </p>
      )}
      {chosen && (
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => setChosen(undefined)}>
            {t('discard')}
          </Button>
          <Button loading={isBusy} onClick={() => void send({ work: save })}>
            {t('saveAgents')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
