import { Button, Group, Select } from '@mantine/core'
import type { TestKind } from '@parley/functions/shared/channels/channels'
import { call } from '../../../lib/call.ts'
import { toCallError } from '../../../lib/errors.ts'
import { formatDateTime } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { showToast } from '../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { t } from './texts.ts'

interface ChoosePersonProps {
  kind: TestKind
  people: readonly { conversationId: string; name: string; at: number }[]
  /** The conversation of the selected person, even if they are no longer in the list. */
  chosen: string
  onChoose: (conversationId: string) => void
  /** Ids of tests whose outcome is unknown, by conversation. */
  attempts: Map<string, string>
}

/** Sends a test to the selected person; disabled while that person can no longer be reached. */
export function ChoosePerson({ kind, people, chosen, onChoose, attempts }: ChoosePersonProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const sender = useSender()
  const isThere = people.some(({ conversationId }) => conversationId === chosen)

  async function send() {
    const attemptId = attempts.get(chosen) ?? crypto.randomUUID()
    attempts.set(chosen, attemptId)
    try {
      const input = { region, agentId, kind, conversationId: chosen, attemptId }
      const { isSent } = await call('sendChannelTest', input, region)
      void showToast(t(isSent ? 'testSent' : 'testWaits'))
    } catch (error) {
      // Any other failure leaves the outcome open: a retry with the same id sends it once.
      if (toCallError(error).code === 'failed-precondition') attempts.delete(chosen)
      throw error
    }
    attempts.delete(chosen)
  }

  return (
    <Group align="flex-start" gap="sm">
      <Select
        flex="1 1 16rem"
        label={t('testTo')}
        description={t('testToHint')}
        allowDeselect={false}
        data={people.map(({ conversationId: value, name, at }) => ({
          value,
          label: t('testPerson', { name: name || t('testSomebody'), time: formatDateTime(at) }),
        }))}
        value={isThere ? chosen : null}
        error={sender.failure ?? (!isThere && t('testPersonGone'))}
        onChange={(value) => {
          if (value !== null) onChoose(value)
          sender.resetFailure()
        }}
      />
      <Button
        variant="default"
        disabled={!isThere}
        loading={sender.isBusy}
        onClick={() => void sender.send({ work: send })}
      >
        {t('sendTest')}
      </Button>
    </Group>
  )
}
