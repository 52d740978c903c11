import { useMediaQuery } from '@mantine/hooks'
import { useAgentEditing, useAgentState, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { fingerprintOf } from '../../features/agents/fingerprintOf.ts'
import { PublishControl } from '../../features/publishing/PublishControl.tsx'
import { describeRun, readTests, runTests } from '../../features/savedTests/testActions.ts'
import { readOwnSite } from './readOwnSite.ts'

/** Publishing, with what it needs to know of the draft and of the saved tests. */
export function PublishPart({ onAddToWebsite }: { onAddToWebsite: () => void }) {
  const { region, store, saveToPublish } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const isPublished = useAgentState(
    ({ draft, stored }) => fingerprintOf(draft) === stored.publishedFingerprint,
  )
  const isDirty = useAgentState(({ edits }) => edits.length > 0)
  const colour = useStoredAgent(({ primaryColor }) => primaryColor)
  const isSaving = useAgentState((state) => state.isSaving)
  const isTight = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  // There the bar below saves, and the agent's name has the room.
  if (isTight && isDirty) return null
  return (
    <PublishControl
      region={region}
      agentId={agentId}
      readDraft={() => ({
        fingerprint: fingerprintOf(store.state.draft),
        knowledge: store.state.stored.knowledgeVersion,
      })}
      isPublished={isPublished}
      isDirty={isDirty || isSaving}
      isSaving={isSaving}
      colour={colour}
      readSite={() => readOwnSite(region, agentId)}
      save={saveToPublish}
      readTests={() => readTests(region, agentId)}
      runTests={async () => describeRun(await runTests(region, agentId))}
      onAddToWebsite={onAddToWebsite}
    />
  )
}
