import { z } from 'zod'
import { daySeconds, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { maxBackups } from '../../../shared/limits.ts'
import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { deleteFiles, listFiles } from '../../../store/files.ts'
import { Query } from '../../../store/Query.ts'
import type { Ports } from '../ports/ports.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import { pictureFolder } from './pictureFolder.ts'

/** Tolerance for clocks that differ by some seconds. */
const earlyMs = minuteMs
/** Unsaved edits are kept in a browser and may name a picture; queues take at most 30 days of delay. */
const unusedDays = 28

/** Queues a sweep of the owner's pictures for the time when today's may be deleted. */
export async function planPictureSweep(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  owner: PictureOwner,
): Promise<void> {
  const delaySeconds = unusedDays * daySeconds
  await tasks.enqueue('dropPictures', { region, owner, at: now() + delaySeconds * 1_000 }, { delaySeconds })
}

/**
 * Deletes the pictures of an owner that no document names and that are too old to wait for a save. Queues the
 * next sweep while pictures remain. Pictures of drafts, publications and versions stay.
 */
export async function deletePictures(
  ports: Pick<Ports, 'now' | 'tasks'>,
  { region, owner, at }: TaskPayload<'dropPictures'>,
): Promise<void> {
  // The queue of the functions emulator delivers delayed tasks at once.
  if (ports.now() < at - earlyMs) return
  const files = await listFiles(region, pictureFolder(owner))
  const latest = at - unusedDays * daySeconds * 1_000 + earlyMs
  const usedPictures = JSON.stringify(await readNaming(region, owner))
  const isNamed = (path: string) => usedPictures.includes(path.slice(path.lastIndexOf('/') + 1))
  const unused = files.filter(({ path, createdAt }) => createdAt <= latest && !isNamed(path))
  if (files.length > unused.length) await planPictureSweep(ports, region, owner)
  for (const { path } of unused) await deleteFiles(region, path)
}

/** Returns all documents that may name a picture of the owner. */
async function readNaming(region: Region, owner: PictureOwner): Promise<unknown[]> {
  const read = async (path: string) => (await readDocument(region, path, z.unknown()))?.data
  if ('workspaceId' in owner) return readNamingOfWorkspace(region, owner.workspaceId)
  if ('clientId' in owner) return [await read(paths.client(owner.clientId))]
  if ('orgId' in owner) return [await read(paths.org(owner.orgId))]
  const { agentId } = owner
  const backups = await Query.collection(region, paths.backups(agentId))
    .limit(2 * maxBackups)
    .read()
  return [await read(paths.agent(agentId)), await read(paths.runtime(agentId)), backups]
}

/** Returns the workspace, its agency and its organisations. */
async function readNamingOfWorkspace(region: Region, workspaceId: string): Promise<unknown[]> {
  const users: unknown[] = await Promise.all([
    readDocument(region, paths.workspace(workspaceId), z.unknown()),
    Query.collection(region, paths.agencies).where('userId', '==', workspaceId).limit(1).read(),
  ])
  const organisations = Query.collection(region, paths.orgs).where('ownerID', '==', workspaceId)
  for await (const { fields } of readEach(organisations.select(['squarePhotoURL']))) users.push(fields)
  return users
}
