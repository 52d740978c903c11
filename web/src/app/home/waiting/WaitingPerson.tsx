import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { AgentSwatch } from '../../../features/agents/AgentSwatch.tsx'
import { visitorName } from '../../../features/conversations/names.ts'
import { VisitorFace } from '../../../features/conversations/visitor/VisitorFace.tsx'
import type { WaitingRow } from '../../../features/conversations/waiting/useWaiting.ts'
import { WaitingTime } from '../../../features/conversations/waiting/WaitingTime.tsx'
import { call } from '../../../lib/call.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { showFailure } from '../../../lib/toast.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { t } from '../texts.ts'
import type { AgentLook } from '../useAgentLooks.ts'
import styles from './WaitingPeople.module.css'

interface WaitingPersonProps {
  row: WaitingRow
  look: AgentLook | undefined
  /** The path of the conversation; by default in the inbox of all agents. */
  path?: string
}

/** A waiting visitor: name, last message, time, and the button that takes over. */
export function WaitingPerson({ row, look, path: given }: WaitingPersonProps) {
  const { region } = useWorkspaceRef()
  const { agentId, ID: conversationId, state, preview } = row
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)
  const mayAnswer = useMay('answerVisitors')
  const path = given ?? webPaths.inboxConversation(region, agentId, conversationId)
  const name = visitorName(row)

  async function takeOver() {
    setPending(true)
    try {
      await call('changeConversationState', { region, agentId, conversationId, event: 'takeOver' }, region)
      await navigate(path)
    } catch (error) {
      setPending(false)
      showFailure(error)
    }
  }

  return (
    <li className={styles.person}>
      <VisitorFace conversation={row} size={40} />
      <Link to={path} className={styles.who ?? ''}>
        <span className={styles.name}>
          <b dir="auto">{name}</b> <WaitingTime since={row.waitingSince} />
        </span>
        <span dir="auto">{preview}</span>
      </Link>
      {look && (
        <span className={styles.agent}>
          <AgentSwatch color={look.color} size={8} />
          <bdi>{look.title}</bdi>
        </span>
      )}
      {mayAnswer && state === 'requested' && (
        <Button size="sm" loading={isPending} onClick={() => void takeOver()}>
          {t('takeOver')}
        </Button>
      )}
    </li>
  )
}
