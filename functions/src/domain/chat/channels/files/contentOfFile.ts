import type { Region } from '../../../../shared/regions/regions.ts'
import { ownFilePath, readFile } from '../../../../store/files.ts'
import { TryLater, Undeliverable } from '../../../kernel/channels/ChannelAdapter.ts'
import type { OutgoingFile } from '../../../kernel/channels/Thread.ts'
import type { SentFile } from '../../../kernel/channels/SentFile.ts'

const pauseMs = 5_000

/**
 * Returns a file with its bytes; throws `Undeliverable` when it was deleted with its conversation, `TryLater`
 * when our own storage is unavailable.
 */
export async function contentOfFile(
  { region }: { region: Region },
  { name, type, url }: OutgoingFile,
): Promise<SentFile> {
  const path = ownFilePath(region, url)
  const content = path ? await readFile(region, path).catch(outOfReach) : undefined
  if (!content) throw new Undeliverable('fileGone')
  return { name, type, content }
}

function outOfReach(): never {
  throw new TryLater(pauseMs)
}
