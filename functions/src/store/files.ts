import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readConfig } from '../config/readConfig.ts'
import type { Region } from '../shared/regions/regions.ts'
import { firebaseApp } from './firebase.ts'
import { parseFileUrl } from './parseFileUrl.ts'

/**
 * Returns the bucket of a region; its client is loaded when it is needed, which most chat turns never do.
 * Every interrupted request is retried: names are chosen before a file is written, so that a retry writes
 * or deletes the same file.
 */
async function bucket(region: Region) {
  const { getStorage } = await import('firebase-admin/storage')
  const { IdempotencyStrategy } = await import('@google-cloud/storage')
  const opened = getStorage(await firebaseApp()).bucket(readConfig().buckets[region])
  opened.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways
  return opened
}

/** Writes a file for the server's own use. */
export async function writeFile(
  region: Region,
  path: string,
  content: Buffer | string,
  contentType: string,
): Promise<void> {
  await (await bucket(region)).file(path).save(content, { resumable: false, contentType })
}

/** Writes a file for the server's own use from a stream; an interrupted stream leaves no file. */
export async function writeFileFrom(
  region: Region,
  path: string,
  content: AsyncIterable<Buffer>,
  contentType: string,
): Promise<void> {
  const file = (await bucket(region)).file(path)
  await pipeline(content, file.createWriteStream({ resumable: false, contentType }))
}

/** Returns a file as a stream. */
export async function openFile(region: Region, path: string): Promise<Readable> {
  return (await bucket(region)).file(path).createReadStream()
}

/** Returns the size of a file in bytes; undefined if it does not exist. */
export async function fileBytes(region: Region, path: string): Promise<number | undefined> {
  try {
    const [{ size }] = await (await bucket(region)).file(path).getMetadata()
    return Number(size)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Copies a file over another one. */
export async function copyFile(region: Region, from: string, to: string): Promise<void> {
  const store = await bucket(region)
  await store.file(from).copy(store.file(to))
}

interface PublicFile {
  path: string
  content: Buffer
  type: string
  name: string | undefined
  /** Whether it was sent in a conversation. */
  isSomebodys?: boolean
}

/**
 * Writes a file that anyone with its URL can fetch, and returns the URL. With a name it is downloaded under
 * it, without one displayed.
 */
export async function writePublicFile(region: Region, file: PublicFile): Promise<string> {
  const token = randomUUID()
  const disposition =
    file.name === undefined
      ? 'inline'
      : `attachment; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`
  const store = await bucket(region)
  await store.file(file.path).save(file.content, {
    resumable: false,
    contentType: file.type,
    metadata: {
      // A file from a conversation must disappear soon after its deletion; an agent's pictures never change.
      cacheControl: file.isSomebodys ? 'private, max-age=3600' : 'public, max-age=31536000',
      contentDisposition: disposition,
      metadata: { firebaseStorageDownloadTokens: token },
    },
  })
  return `${readConfig().storageOrigin}/v0/b/${store.name}/o/${encodeURIComponent(file.path)}?alt=media&token=${token}`
}

/** Returns whether `writePublicFile` may have given out a URL, in any region. */
export function isOwnFile(url: string): boolean {
  const { storageOrigin, buckets } = readConfig()
  return Object.values(buckets).some((bucket) => parseFileUrl(url, storageOrigin, bucket) !== undefined)
}

/** Returns the path of a file in a region by the URL that `writePublicFile` gave; undefined for other URLs. */
export function ownFilePath(region: Region, url: string): string | undefined {
  const { storageOrigin, buckets } = readConfig()
  return parseFileUrl(url, storageOrigin, buckets[region])
}

export async function hasFile(region: Region, path: string): Promise<boolean> {
  const [isThere] = await (await bucket(region)).file(path).exists()
  return isThere
}

/** Reads a file; returns undefined if it does not exist. */
export async function readFile(region: Region, path: string): Promise<Buffer | undefined> {
  try {
    const [content] = await (await bucket(region)).file(path).download()
    return content
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 404
}

/** Lists all files of a folder; `createdAt` in milliseconds since 1970. */
export async function listFiles(
  region: Region,
  prefix: string,
): Promise<{ path: string; createdAt: number }[]> {
  const [files] = await (await bucket(region)).getFiles({ prefix })
  return files.map(({ name, metadata }) => ({
    path: name,
    createdAt: Date.parse(metadata.timeCreated ?? ''),
  }))
}

/** Deletes some files of a folder and returns how many; 0 when none is left. */
export async function deleteSomeFiles(region: Region, prefix: string): Promise<number> {
  const [files] = await (await bucket(region)).getFiles({ prefix, maxResults: 100, autoPaginate: false })
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })))
  return files.length
}

/** Deletes the few files whose path has this prefix. */
export async function deleteFiles(region: Region, prefix: string): Promise<void> {
  await (await bucket(region)).deleteFiles({ prefix, force: true })
}
