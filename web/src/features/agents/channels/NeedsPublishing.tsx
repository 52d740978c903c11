import { Text } from '@mantine/core'
import { useStoredAgent } from '../AgentDraftContext.ts'
import { t } from './texts.ts'

/** Says why a connected account does not answer yet: only what is published does. */
export function NeedsPublishing() {
  const isPublished = useStoredAgent(({ publishedVersion }) => publishedVersion > 0)
  return isPublished ? null : <Text size="sm">{t('needsPublishing')}</Text>
}
