import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import { maxBackups } from '../../shared/limits.ts'
import type { PictureOwner } from '../../shared/pictures.ts'
import type { Region } from '../../shared/regions.ts'
import { readDocument } from '../../store/documents.ts'
import { deleteFiles, listFiles } from '../../store/files.ts'
import { Query } from '../../store/Query.ts'
import type { Ports } from '../ports.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import { pictureFolder } from './pictureFolder.ts'

/** Clocks differ a little. */
const earlyMs = 60_000

/**
 * Deletes a picture that nothing names a day after it was uploaded, and with it those uploaded before it that
 * nothing names any more, such as the one it has replaced. Drafts, what is published and the versions kept of
 * it keep theirs.
 */
export async function dropPictures(
  { now }: Pick<Ports, 'now'>,
  { region, owner, pictureId, at }: TaskPayload<'dropPictures'>,
): Promise<void> {
  // The queue of the functions emulator delivers at once what is meant for tomorrow.
  if (now() < at - earlyMs) return
  const files = await listFiles(region, pictureFolder(owner))
  const uploaded = files.find(({ path }) => path.endsWith(pictureId))
  if (!uploaded) return
  const named = JSON.stringify(await readNaming(region, owner))
  const isNamed = (path: string) => named.includes(path.slice(path.lastIndexOf('/') + 1))
  for (const { path, createdAt } of files)
    if (createdAt <= uploaded.createdAt && !isNamed(path)) await deleteFiles(region, path)
}

/** All documents that may name a picture of the owner. */
async function readNaming(region: Region, owner: PictureOwner): Promise<unknown[]> {
  const read = async (path: string) => (await readDocument(region, path, z.unknown()))?.data
  if ('workspaceId' in owner) return [await read(paths.workspace(owner.workspaceId))]
  const { agentId } = owner
  const backups = await Query.collection(region, paths.backups(agentId))
    .limit(2 * maxBackups)
    .read()
  return [await read(paths.agent(agentId)), await read(paths.runtime(agentId)), backups]
}
