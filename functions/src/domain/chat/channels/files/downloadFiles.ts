import type { Message } from '../../../../shared/chat/conversation.ts'
import { maxVisitorFileBytes, maxVisitorFiles } from '../../../../shared/chat/visitorFileLimits.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { ConversationRef } from '../../conversations/ConversationRef.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { storeConversationFile } from '../../visitors/files/visitorFiles.ts'
import type { ChannelAdapter, Recipient } from '../../../kernel/channels/ChannelAdapter.ts'
import type { IncomingFile } from '../../../kernel/channels/Thread.ts'

export interface DownloadedFiles {
  files: NonNullable<Message['files']>
  /** Whether some files were refused. */
  isRefused: boolean
}

interface FileNeeds {
  ports: Pick<Ports, 'imageOfFile' | 'now' | 'tasks' | 'textOfFile'>
}

interface Taking {
  adapter: ChannelAdapter
  recipient: Recipient
  conversation: ConversationRef
}

/**
 * Downloads the files that a person sent and stores them as a visitor's files; throws while the vendor is out
 * of reach.
 */
export async function downloadFiles(
  needs: FileNeeds,
  sent: readonly IncomingFile[],
  { adapter, recipient, conversation }: Taking,
): Promise<DownloadedFiles> {
  const files: DownloadedFiles['files'] = []
  for (const { id, name, bytes } of sent.slice(0, maxVisitorFiles)) {
    if (bytes > maxVisitorFileBytes) continue
    const content = await adapter.readFile?.(recipient, id, maxVisitorFileBytes)
    const file = content && (await storeReadable(needs, conversation, { name, content }))
    if (file) files.push(file)
  }
  return { files, isRefused: files.length < sent.length }
}

/** Stores a file; undefined for one that cannot be read. Other errors pass. */
async function storeReadable(
  needs: FileNeeds,
  conversation: ConversationRef,
  file: { name: string; content: Buffer },
) {
  try {
    return await storeConversationFile(needs, conversation, file)
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('file-')) return undefined
    throw error
  }
}
