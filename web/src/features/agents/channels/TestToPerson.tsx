import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import type { TestKind } from '@parley/functions/shared/channels/channels'
import { useState } from 'react'
import { CodeBlock } from '../../../components/text/CodeBlock.tsx'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { call } from '../../../lib/call.ts'
import { toCallError } from '../../../lib/errors.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useAgentEditing, useStoredAgent } from '../draft/AgentDraftContext.ts'
import { ChoosePerson } from './ChoosePerson.tsx'
import { t } from './texts.ts'

/** The interval at which people who have just written appear in the list. */
const pollIntervalMs = 4_000

interface TestToPersonProps {
  kind: TestKind
}

/** Sends a test message to a person who has written; without one, explains how to write there. */
export function TestToPerson({ kind }: TestToPersonProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const read = useRead(
    ['testRecipients', region, agentId, kind],
    () => call('readTestRecipients', { region, agentId, kind }, region),
    { everyMs: pollIntervalMs },
  )
  const [attempts] = useState(() => new Map<string, string>())
  const [chosen, setChosen] = useState('')
  const people = read.status === 'ready' ? read.data.people : []
  const [first] = people
  // A person who writes later must not replace the selected one.
  if (chosen === '' && first) setChosen(first.conversationId)
  if (read.status === 'error')
    return <InlineFailure text={toCallError(read.error).message} retry={read.retry} />
  return (
    <Stack gap="xs">
      <Text component="h3" fw={600}>
        {t('waTest')}
      </Text>
      {read.status === 'loading' && <Skeleton height={72} aria-busy="true" />}
      {read.status === 'ready' && people.length === 0 && <WriteFirst kind={kind} link={read.data.link} />}
      {people.length > 0 && (
        <ChoosePerson kind={kind} people={people} chosen={chosen} onChoose={setChosen} attempts={attempts} />
      )}
    </Stack>
  )
}

interface WriteFirstProps extends TestToPersonProps {
  /** Opens a chat with the account. */
  link: string
}

function WriteFirst({ kind, link }: WriteFirstProps) {
  return (
    <>
      <Text size="sm">
        {t.rich(kind === 'telegram' ? 'testNobodyYet' : 'testNobodyToday', {
          link: (text) => (
            <Anchor href={link} target="_blank" rel="noopener noreferrer" inherit>
              {text}
            </Anchor>
          ),
        })}
      </Text>
      <CodeBlock label={t('testLink')}>{link}</CodeBlock>
    </>
  )
}
