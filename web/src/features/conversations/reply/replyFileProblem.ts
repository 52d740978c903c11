import { extensionsOn } from '@parley/functions/shared/channels/channelFiles'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { maxVisitorFileBytes, maxVisitorFiles } from '@parley/functions/shared/chat/visitorFileLimits'
import { formatEntries } from '../../../lib/formats/formats.ts'
import { t } from './replyFileTexts.ts'

const megabytes = maxVisitorFileBytes / 1_000_000

/**
 * Returns why a file cannot be sent, in one sentence; undefined when it can. `before` is the number of files
 * already chosen.
 */
export function replyFileProblem(
  channel: Conversation['channel'],
  { name, size }: { name: string; size: number },
  before: number,
): string | undefined {
  const extensions = extensionsOn(channel)
  const extension = name.split('.').at(-1)?.toLowerCase()
  if (!extensions.some((candidate) => candidate === extension))
    return t('onlyFiles', { list: namesOf(channel) })
  if (size > maxVisitorFileBytes) return t('tooLarge', { megabytes })
  if (size === 0) return t('isEmpty')
  return before >= maxVisitorFiles ? t('mostFiles', { most: maxVisitorFiles }) : undefined
}

/** Returns the file types and limits of a channel, shown before files are chosen. */
export function filesTaken(channel: Conversation['channel']): string {
  return t('filesTaken', { list: namesOf(channel), most: maxVisitorFiles, megabytes })
}

function namesOf(channel: Conversation['channel']): string {
  return formatEntries([...extensionsOn(channel)])
}
