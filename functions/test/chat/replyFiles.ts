import sharp from 'sharp'
import type { OutgoingFile } from '../../src/domain/kernel/channels/Thread.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import type { Instance } from '../../src/domain/composition/createInstance.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import type { ConversationInput } from '../../src/domain/chat/inbox/operator.ts'
import { uploadReplyFile } from '../../src/domain/chat/inbox/uploadReplyFile.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { writePublicFile } from '../../src/store/files.ts'

/** Returns a picture of one colour. */
export function makePng(width = 20, height = 10): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#2f6f6a' }
  return sharp({ create }).png().toBuffer()
}

export const pdf = Buffer.from('%PDF-1.7\n%\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

interface GivenFile {
  filename?: string
  content?: Buffer
  /** The declared length. */
  bytes?: number
}

/** Uploads an operator's file for a reply; returns its pass. */
export async function uploadFor(
  needs: Instance,
  caller: Caller,
  { region, agentId, conversationId }: ConversationInput,
  { filename = 'plan.txt', content = Buffer.from('Two tables'), bytes = content.length }: GivenFile = {},
): Promise<string> {
  async function* pieces() {
    yield content
  }
  const upload = { region, agentId, conversationId, filename, bytes, content: pieces() }
  return (await uploadReplyFile(needs, caller, upload)).id
}

/** Stores a file as it is in an outbox. */
export async function storeOutgoing(
  region: Region,
  name: string,
  type: string,
  content: Buffer,
): Promise<OutgoingFile> {
  const path = `visitors/test/${randomIdentifier(20)}`
  return { name, type, url: await writePublicFile(region, { path, content, type, name }) }
}
