import type { Conversation } from '../../../shared/chat/conversation.ts'
import type { ChatFile } from '../../../shared/widget/widgetApi.ts'
import { extensionsOn, isTakenOn } from '../../../shared/channels/channelFiles.ts'
import { maxVisitorFileBytes } from '../../../shared/chat/visitorFileLimits.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttleUploads } from '../../knowledge/files/throttleUploads.ts'
import { deleteFiles } from '../../../store/files.ts'
import { withPass } from '../visitors/files/filePasses.ts'
import { fileTypeOf, storeConversationFile } from '../visitors/files/visitorFiles.ts'
import { visitorFilePath } from '../visitors/files/visitorFolder.ts'
import { requireVisitorIsThere } from './handleConversation.ts'
import type { InboxNeeds } from './InboxNeeds.ts'
import { requireOperator, type ConversationInput } from './operator.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/** Files that one person may send per hour. */
const maxUploads = 200

interface ReplyFile extends ConversationInput {
  filename: string
  /** The declared size of the file. */
  bytes: number
  content: AsyncIterable<Buffer>
}

interface FileNeeds extends InboxNeeds {
  ports: Pick<Ports, 'imageOfFile' | 'now' | 'tasks' | 'textOfFile'>
  /** Signs the passes of files. */
  signing: SigningKeys
}

/**
 * Stores a file for an operator's reply, by the rules for visitors' files; `sendOperatorReply` names it by
 * its pass. It is deleted with the conversation. Throws like visitors' uploads, and AppError
 * 'file-type-not-allowed' for a type that the visitor's channel refuses.
 */
export async function uploadReplyFile(
  needs: FileNeeds,
  caller: Caller,
  { filename, bytes, content, ...ref }: ReplyFile,
): Promise<ChatFile> {
  const operator = await requireOperator(caller, 'answerVisitors', ref)
  requireSize(bytes)
  const { channel } = await requireConversation(needs, ref)
  await throttleUploads({ kind: 'replyFiles', uid: operator.uid, max: maxUploads }, needs.ports.now())
  const file = { name: filename, content: await readWhole(content, bytes) }
  if (!isTakenOn(channel, fileTypeOf(file)))
    throw new AppError('file-type-not-allowed', {
      key: 'channelTakesFiles',
      values: { list: extensionsOn(channel).join(', ') },
    })
  const stored = await storeConversationFile(needs, ref, file)
  await requireStillThere(needs, ref, stored.id)
  return withPass(needs.signing, { role: 'operator', visitorId: '', ...ref }, stored, needs.ports.now())
}

/** Returns the conversation; throws when its visitor cannot be answered any more. */
async function requireConversation(needs: FileNeeds, ref: ConversationInput): Promise<Conversation> {
  const current = await needs.conversations.read(ref)
  if (!current) throw new AppError('not-found')
  requireVisitorIsThere(current.data)
  return current.data
}

/** Deletes the file when its conversation was deleted during the upload. */
async function requireStillThere(needs: FileNeeds, ref: ConversationInput, fileId: string): Promise<void> {
  try {
    await requireConversation(needs, ref)
  } catch (error) {
    await deleteFiles(ref.region, visitorFilePath(ref.agentId, ref.conversationId, fileId))
    throw error
  }
}

function requireSize(bytes: number): void {
  if (bytes <= maxVisitorFileBytes) return
  const values = { megabytes: maxVisitorFileBytes / 1_000_000 }
  throw new AppError('file-too-large', { key: 'maxSize', values })
}

/** Reads a whole file; throws when it is cut off or has another length than declared. */
async function readWhole(content: AsyncIterable<Buffer>, bytes: number): Promise<Buffer> {
  const brokenOff = new AppError('invalid-argument', 'uploadBrokeOff')
  const parts: Buffer[] = []
  let read = 0
  try {
    for await (const part of content) {
      read += part.length
      if (read > bytes) throw brokenOff
      parts.push(part)
    }
  } catch {
    throw brokenOff
  }
  if (read !== bytes) throw brokenOff
  return Buffer.concat(parts)
}
