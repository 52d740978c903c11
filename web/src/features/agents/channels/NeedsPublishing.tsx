import { Text } from '@mantine/core'
import { useStoredAgent } from '../draft/AgentDraftContext.ts'
import { t } from './texts.ts'

/** Explains that a connected account does not answer yet, because the agent is not published. */
export function NeedsPublishing() {
  const isPublished = useStoredAgent(({ publishedVersion }) => publishedVersion > 0)
  return isPublished ? null : <Text size="sm">{t('needsPublishing')}</Text>
}
