import { NativeSelect } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useState } from 'react'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showFailure } from '../../../lib/toast.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { memberName } from '../names.ts'
import { itemsOf, useMembers } from '../useInboxLists.ts'
import { t } from '../texts.ts'

/**
 * Chooses the assignee of a conversation. The choice shows immediately, and is reverted when the server
 * refuses it.
 */
export function Assignment({
  conversation: { ID, assigneeUid, assigneeName },
}: {
  conversation: Conversation
}) {
  const { region, agentId } = useInboxAgentRef()
  const { uid: own, name: ownName } = useSession()
  const liveMembers = useMembers()
  const members = itemsOf(liveMembers)
  const [pending, setPending] = useState<string>()
  // The stored conversation now has the chosen assignee.
  if (pending !== undefined && pending === assigneeUid) setPending(undefined)
  // A uid that is not in the list has left the workspace, or the list is still loading.
  const unnamed = t(liveMembers.status === 'ready' ? 'somebodyWhoHasLeft' : 'aMember')
  const isGone = assigneeUid !== '' && !members.some(({ uid }) => uid === assigneeUid)

  async function handleChange(uid: string) {
    setPending(uid)
    try {
      await call('assignConversation', { region, agentId, conversationId: ID, uid }, region)
    } catch (error) {
      setPending(undefined)
      showFailure(error)
    }
  }

  const field = (
    <NativeSelect
      label={t('assignedTo')}
      value={pending ?? assigneeUid}
      onChange={(event) => void handleChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('nobody') },
        ...members.map((member) => ({
          value: member.uid,
          label:
            member.uid === own
              ? t('personAndYou', { name: memberName({ ...member, name: member.name || ownName }) })
              : memberName(member),
        })),
        ...(isGone ? [{ value: assigneeUid, label: assigneeName || unnamed }] : []),
      ]}
    />
  )
  return (
    <>
      {field}
      {liveMembers.status === 'error' && (
        <InlineFailure text={t('membersNotLoaded')} retry={liveMembers.retry} />
      )}
    </>
  )
}
