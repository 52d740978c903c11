import { daySeconds } from '../../../../shared/durations.ts'
import type { ChatFile, UploadRequest } from '../../../../shared/widget/widgetApi.ts'
import { fileTypes } from '../../../../shared/channels/channelFiles.ts'
import { maxVisitorFileBytes, visitorFileExtensions } from '../../../../shared/chat/visitorFileLimits.ts'
import { writePublicFile } from '../../../../store/files.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { detectImage } from '../../../kernel/pictures/detectImage.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import { detectKind } from '../../../knowledge/reading/detectKind.ts'
import type { ConversationRef } from '../../conversations/ConversationRef.ts'
import { withPass, type StoredFile } from './filePasses.ts'
import { visitorFilePath } from './visitorFolder.ts'
import type { VisitorNeeds } from '../VisitorNeeds.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { RequestClient } from '../../../kernel/access/RequestClient.ts'
import { requireVisitor } from '../startConversation.ts'
import type { VisitorClaims } from '../../../kernel/access/visitorClaims.ts'
import { cutText } from '../../../kernel/texts/cutText.ts'
import { cleanFileName } from '../../../kernel/texts/fileName.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

interface FileNeeds extends VisitorNeeds {
  ports: Pick<Ports, 'imageOfFile' | 'now' | 'tasks' | 'textOfFile'>
  /** Signs the passes of files. */
  signing: SigningKeys
}

/** Characters of a file that the model reads. */
const maxFileCharacters = 2_000
const cutNote = '\n[The rest of this file was not read.]'
/** A file that is not sent by then never will be. */
const unsentSeconds = daySeconds

/** Stores a visitor's file; the message that contains it names it by its pass. */
export async function uploadVisitorFile(
  needs: FileNeeds,
  claims: VisitorClaims,
  input: Omit<UploadRequest, 'token'>,
  client: RequestClient,
): Promise<ChatFile> {
  const servedAgent = await needs.agents.require(claims)
  if (!servedAgent.agent.widgetOptions.canUpload) throw new AppError('failed-precondition', 'filesNotTaken')
  if (!claims.draft) await requireVisitor(needs, servedAgent, claims, client, input.context)
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(input.base64)) throw new AppError('invalid-argument', 'fileNotWhole')
  const content = Buffer.from(input.base64, 'base64')
  const file = await storeConversationFile(needs, claims, { name: input.filename, content })
  return withPass(needs.signing, { role: 'visitor', ...claims }, file, needs.ports.now())
}

/**
 * Stores a file of a conversation and detects its type; it is deleted after a day if no message contains it.
 */
export async function storeConversationFile(
  { ports }: Pick<FileNeeds, 'ports'>,
  { region, agentId, conversationId }: ConversationRef,
  { name: given, content }: GivenFile,
): Promise<StoredFile> {
  if (content.length > maxVisitorFileBytes)
    throw new AppError('file-too-large', {
      key: 'maxSize',
      values: { megabytes: maxVisitorFileBytes / 1_000_000 },
    })
  const name = cleanFileName(given, 80) || 'file'
  const imageType = detectImage(content)
  const type = fileTypeOf({ name, content })
  const { text, written } = imageType
    ? { text: '', written: await ports.imageOfFile(region, content) }
    : { text: await textOf(ports, region, { name, content }), written: content }
  const id = randomIdentifier(20)
  // Before the file: an instance may end between the two, and an unsent file would stay.
  await ports.tasks.enqueue(
    'dropUnsentFile',
    { region, agentId, conversationId, fileId: id, at: ports.now() + unsentSeconds * 1_000 },
    { delaySeconds: unsentSeconds },
  )
  const url = await writePublicFile(region, {
    path: visitorFilePath(agentId, conversationId, id),
    content: written,
    type,
    name: imageType ? undefined : name,
    isSomebodys: true,
  })
  return { id, name, sizeKB: written.length / 1000, url, text, type }
}

interface GivenFile {
  name: string
  content: Buffer
}

/**
 * Returns the media type of a file from its bytes; the name only decides between documents that start the
 * same. Throws AppError 'file-type-not-allowed' for other types, and 'file-unreadable' for a picture's name
 * with other bytes, as of a HEIC photo that is named .jpg.
 */
export function fileTypeOf({ name, content }: GivenFile): string {
  const imageType = detectImage(content)
  if (imageType) return imageType
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const found = visitorFileExtensions.find((allowed) => allowed === extension)
  if (!found)
    throw new AppError('file-type-not-allowed', {
      key: 'onlyFiles',
      values: { list: visitorFileExtensions.join(', ') },
    })
  const type = fileTypes[found]
  if (type.startsWith('image/')) throw new AppError('file-unreadable', 'pictureUnreadable')
  detectKind(name, content)
  return type
}

/** Returns the text of a document; a scan without text is still useful for a person. */
async function textOf(
  ports: FileNeeds['ports'],
  region: ConversationRef['region'],
  { name, content }: GivenFile,
): Promise<string> {
  const kind = detectKind(name, content)
  const text = await ports.textOfFile(region, { kind, content })
  if (text.length <= maxFileCharacters) return text
  // The model must not take the beginning for the whole.
  return cutText(text, maxFileCharacters - cutNote.length) + cutNote
}
